import { adminMessages, H_NUMBERS, userPageMessages } from '@perigee/domain/admin';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { useToast } from '../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../hooks/use-toasted-action.ts';
import { hNum as hNumClass } from './HNumForm.css.ts';

interface HNumFormProps {
  /** Null while the member has none. */
  hNum: number | null;
  onUpdate: (hNum: number) => Promise<void>;
}

const texts = userPageMessages.adminsOnly;

const OPTIONS = H_NUMBERS.map((value) => ({ value, label: String(value) }));

/** The H number, which is saved by 'Update User'. Source: admin §5, §8. */
export function HNumForm({ hNum, onUpdate }: HNumFormProps) {
  const toasts = useToast();
  const update = useToastedAction();
  const [draft, setDraft] = useState<number | null>(null);
  const isChanged = draft !== null && draft !== hNum;

  const save = () => {
    if (draft === null) return;
    void update.run(() => onUpdate(draft), {
      onDone: () => {
        setDraft(null);
        toasts.success(adminMessages.userUpdated, { short: true });
      },
    });
  };

  return (
    <Inline gap={2} align="end" wrap={false}>
      <Select
        className={hNumClass}
        size="small"
        label={texts.hNum}
        options={OPTIONS}
        value={draft ?? hNum}
        placeholder="–"
        disabled={update.busy}
        onChange={setDraft}
      />
      <Button
        size="small"
        variant="outline"
        disabled={!isChanged}
        busy={update.busy}
        onClick={save}
      >
        {texts.update}
      </Button>
    </Inline>
  );
}
