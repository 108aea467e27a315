import { DialogPanel } from '../../src/components/Dialog/DialogPanel.tsx';

/** The panel, whose code a dialog loads when it opens. */
export default function LongDialog() {
  return (
    <DialogPanel
      open
      onOpenChange={() => undefined}
      title="What happens to your application after you have sent it to us"
      subtitle="For everyone who has applied, and for those who have waited since the very first evening"
      size="sm"
      hasHeader
      dismissible
      fill={false}
      holdsFocus={false}
    >
      {Array.from({ length: 16 }, (_, index) => (
        <p key={index} style={{ marginBottom: 16 }}>
          We read every application by hand. It takes as long as it takes, and you can change what
          you wrote until then.
        </p>
      ))}
    </DialogPanel>
  );
}
