import { eventFormMessages } from '@perigee/domain/events';
import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useLazyMount } from '../../../hooks/use-lazy-mount.ts';
import { lazyWithPreload } from '../../../lazy-with-preload.tsx';
import { bar, mainAction, openPreview, otherAction } from './EventFormPage.css.ts';
import type { EventPreviewProps } from './EventPreview.tsx';

const PreviewDrawer = lazyWithPreload(
  async () => (await import('./PreviewDrawer.tsx')).PreviewDrawer,
);

interface EventFormActionsProps extends EventPreviewProps {
  /** The texts of a new event; null for a stored one. */
  creation: { submit: string; submitting: string } | null;
  /** What the user should know before the press. */
  note: string | null;
  /** What the event still allows. */
  can: { submit: boolean; delete: boolean };
  isUploading: boolean;
  onDelete: () => void;
}

const texts = eventFormMessages;

/** Submits the form, or deletes its event. On a phone it also opens the preview. Source: events §2. */
export function EventFormActions({
  creation,
  note,
  can,
  isUploading,
  onDelete,
  ...preview
}: EventFormActionsProps) {
  const { isSubmitting } = useFormState({ control: preview.control });
  const submitLabel = isSubmitting ? creation?.submitting : creation?.submit;
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const isPreviewMounted = useLazyMount(isPreviewOpen, PreviewDrawer.preload);
  return (
    <>
      <div className={bar}>
        <Button
          className={openPreview}
          variant="outline"
          size="large"
          onClick={() => setIsPreviewOpen(true)}
        >
          <Icon icon={Eye} />
          {texts.preview.title}
        </Button>
        {can.submit && (
          <Button
            className={mainAction}
            type="submit"
            size="large"
            busy={isSubmitting}
            disabled={isUploading}
          >
            {submitLabel ?? texts.update}
          </Button>
        )}
        {can.delete && (
          <Button
            className={otherAction}
            variant="danger"
            size="large"
            disabled={isSubmitting}
            onClick={onDelete}
          >
            {texts.delete}
          </Button>
        )}
      </div>
      {note !== null && (
        <Text size="sm" tone="muted" measure="lg">
          {note}
        </Text>
      )}
      {isPreviewMounted && (
        <Suspense fallback={null}>
          <PreviewDrawer
            {...preview}
            open={isPreviewOpen}
            onClose={() => setIsPreviewOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
