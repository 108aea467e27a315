import type { IdealProfilePromptTemplate } from '@perigee/api';
import { limits } from '@perigee/domain';
import { adminMessages, aiMessages, missingPrompt } from '@perigee/domain/admin';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { dialogActions } from '../../../components/Dialog/Dialog.css.ts';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';

export interface UpdatePromptDialogProps extends DialogLifecycle {
  /** The current template, which the fields start with. */
  template: IdealProfilePromptTemplate;
  onApply: (template: IdealProfilePromptTemplate) => Promise<void>;
  onApplied: () => void;
}

const PROMPTS = ['system', 'user', 'assistant'] as const;

/** Changes the three prompts from which the ideal profile is written. Source: admin §2, §3, §5. */
export function UpdatePromptDialog({
  template,
  onApply,
  onApplied,
  ...dialog
}: UpdatePromptDialogProps) {
  return (
    <Dialog {...dialog} size="md" title={aiMessages.updatePrompt} subtitle={aiMessages.promptText}>
      <PromptForm
        template={template}
        onApply={onApply}
        onApplied={onApplied}
        onClose={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}

interface PromptFormProps extends Pick<
  UpdatePromptDialogProps,
  'template' | 'onApply' | 'onApplied'
> {
  onClose: () => void;
}

/** A separate component, so that its state resets each time the dialog opens. */
function PromptForm({ template, onApply, onApplied, onClose }: PromptFormProps) {
  const applying = useToastedAction(adminMessages.compatibilityFailed);
  const [draft, setDraft] = useState(template);
  const isComplete = missingPrompt(draft) === null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete) return;
        void applying.run(() => onApply(draft), {
          onDone: () => {
            onApplied();
            onClose();
          },
        });
      }}
    >
      <Stack gap={4}>
        {PROMPTS.map((prompt) => (
          <TextArea
            key={prompt}
            label={aiMessages.prompts[prompt]}
            required
            rows={3}
            maxLength={limits.promptLength}
            value={draft[prompt]}
            readOnly={applying.busy}
            onChange={({ target }) =>
              setDraft((current) => ({ ...current, [prompt]: target.value }))
            }
          />
        ))}
        <Inline gap={3} justify="end" spaceBefore={1} className={dialogActions}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={applying.busy} disabled={!isComplete}>
            {aiMessages.updatePrompt}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
