import type { EventLookups, Media } from '@perigee/api';
import {
  eventFormMessages,
  newEventValues,
  storedEventValues,
  type EventFormDraft,
  type Organiser,
} from '@perigee/domain/events';
import { eventFormActions } from '@perigee/domain/host-portal';
import { useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import type { EventCardProps } from '../../../components/EventCard/EventCard.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { NewEventCreatedDialog } from '../NewEventCreatedDialog/NewEventCreatedDialog.tsx';
import { BasicsCard } from './BasicsCard.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { ChangedElsewhereDialog } from './ChangedElsewhereDialog.tsx';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { EventFormActions } from './EventFormActions.tsx';
import { EventFormNotice } from './EventFormNotice.tsx';
import { aside, cards, columns } from './EventFormPage.css.ts';
import { EventPreview } from './EventPreview.tsx';
import { StatusBanner } from './StatusBanner.tsx';
import { TicketsCard } from './TicketsCard.tsx';
import { TimeAndLocationCard } from './TimeAndLocationCard.tsx';
import { TypeCard } from './TypeCard.tsx';
import { UnsavedReporter } from './UnsavedReporter.tsx';
import type { EventCreation, StoredEventTask } from './event-task.ts';
import { useEventForm } from './use-event-form.ts';
import { useEventSaving } from './use-event-saving.ts';
import { useUpload } from '../../../hooks/use-upload.ts';

export interface EventFormOwnProps {
  lookups: EventLookups;
  /** The user, whose rules apply: hosts and admins share the form. */
  user: Organiser;
  /** The host on the card of the preview. */
  host: EventCardProps['host'];
  now: Date;
  /** The time zone of the user's clocks, such as 'Europe/Lisbon'. */
  viewerTimeZone: string;
  /** A page with free pictures, opened in a new window. */
  findImagesHref: string;
  /** Stores a picture. Rejects if that fails. */
  onUploadPicture: (file: File) => Promise<Media>;
  /** What the user typed before, such as before a reload. */
  draft?: EventFormDraft;
  /** Called with every edit; with null once nothing is unsaved. */
  onDraftChange?: (draft: EventFormDraft | null) => void;
  onUnsavedChange?: (unsaved: boolean) => void;
}

export interface EventFormProps extends EventFormOwnProps {
  task: EventCreation | StoredEventTask;
}

const texts = eventFormMessages;

const actionsOf = (task: EventFormProps['task'], now: Date) =>
  task.mode === 'create'
    ? { submit: true, delete: false }
    : eventFormActions({ ...task.event, endTime: new Date(task.event.endTime) }, now);

/** The form of an event: five cards and a preview. Source: events §2, §4, §5, §6. */
export function EventForm(props: EventFormProps) {
  const { task, lookups, user, host, now, findImagesHref } = props;
  const isUpdate = task.mode === 'update';
  const can = actionsOf(task, now);
  const toasts = useToast();
  const { upload, isUploading } = useUpload(props.onUploadPicture);
  const [initial] = useState(() =>
    task.mode === 'update'
      ? storedEventValues(task.event, lookups)
      : newEventValues(lookups, user, now),
  );
  const { form, stored, setSaved, isDraftShown, startOver } = useEventForm({
    ...props,
    initial,
    isUpdate,
    draft: can.submit ? props.draft : undefined,
    onDraftChange: props.onDraftChange,
  });
  const { control, setValue } = form;
  const [isDeleting, setIsDeleting] = useState(false);
  const saving = useEventSaving({ task, lookups, stored, setSaved });
  const card = { control, lookups, user };
  const creation = texts.creation[user.admin ? 'live' : 'reviewed'];
  const closesSchedule = can.submit && task.mode === 'update' && task.event.status === 'created';
  const updateNote = closesSchedule ? texts.closesSchedule : null;

  return (
    <div className={columns}>
      <Form
        form={form}
        onSubmit={saving.submit}
        actions={null}
        aria-label={isUpdate ? texts.updateTitle : texts.newTitle}
      >
        <Stack gap={5}>
          {isDraftShown && (
            <Banner
              action={
                <Button variant="outline" size="small" onClick={startOver}>
                  {texts.draft.startOver}
                </Button>
              }
            >
              {texts.draft.found}
            </Banner>
          )}
          {task.mode === 'update' && (
            <StatusBanner status={task.event.status} isOver={!can.submit} />
          )}
          <EventFormNotice control={control} />
          <fieldset className={cards} disabled={!can.submit}>
            <BasicsCard
              control={control}
              user={user}
              onUpload={upload}
              findImagesHref={findImagesHref}
            />
            <TypeCard {...card} setValue={setValue} />
            <CategoryCard {...card} />
            <TimeAndLocationCard
              {...card}
              isUpdate={isUpdate}
              now={now}
              viewerTimeZone={props.viewerTimeZone}
            />
            <TicketsCard {...card} />
          </fieldset>
          <EventFormActions
            control={control}
            lookups={lookups}
            host={host}
            creation={isUpdate ? null : creation}
            note={isUpdate ? updateNote : creation.note}
            can={can}
            isUploading={isUploading}
            onDelete={() => setIsDeleting(true)}
          />
        </Stack>
      </Form>
      <div className={aside}>
        <EventPreview control={control} lookups={lookups} host={host} />
      </div>
      <UnsavedReporter control={control} onUnsavedChange={props.onUnsavedChange} />
      {task.mode === 'create' && (
        <NewEventCreatedDialog
          open={saving.isCreated}
          text={creation.created}
          onClose={task.onCreated}
        />
      )}
      {task.mode === 'update' && (
        <>
          <ChangedElsewhereDialog conflict={saving.conflict} onClose={saving.endConflict} />
          <DeleteEventDialog
            open={isDeleting}
            onClose={() => setIsDeleting(false)}
            title={stored.title}
            hasTickets={(task.event.Signups ?? []).some(({ status }) => status !== 'applied')}
            onDelete={async () => {
              await task.onDelete();
              startOver();
              toasts.success(texts.deleted, { short: true });
            }}
            onDeleted={task.onDeleted}
          />
        </>
      )}
    </div>
  );
}
