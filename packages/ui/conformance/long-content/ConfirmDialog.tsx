import { ConfirmPanel } from '../../src/components/ConfirmDialog/ConfirmPanel.tsx';
import { ToastProvider } from '../../src/components/Toast/Toast.tsx';

/** The panel of the dialog, whose code is loaded when a dialog opens. */
export default function LongConfirmDialog() {
  return (
    <ToastProvider>
      <ConfirmPanel
        open
        onOpenChange={() => undefined}
        onConfirm={async () => undefined}
        title="Cancel the supper by the lake that forty people have bought tickets for?"
        confirmLabel="Cancel the event and give the money back"
        cancelLabel="Keep the event"
        tone="danger"
      >
        Every member who has a ticket gets the money back within ten days, and a message that says
        so. The event cannot be opened again.
      </ConfirmPanel>
    </ToastProvider>
  );
}
