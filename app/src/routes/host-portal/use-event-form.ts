import { useGetEventLookups, useSessionState } from '@perigee/api';
import type { EventFormPanelProps } from '@perigee/ui/event-form';
import { useMemo, useState } from 'react';
import { config } from '../../config.ts';
import { toLoadable } from '../../loadable.ts';
import { eventDraft } from '../../services/kept-draft.ts';
import { useNow } from '../../services/use-now.ts';
import { useUploadPicture } from '../use-upload-picture.ts';
import { viewerTimeZone } from '../../services/viewer-time-zone.ts';

interface EventFormConnection {
  /** The props of the form. Null for visitors, who may not see it. */
  form: Omit<EventFormPanelProps, 'task'> | null;
  unsaved: boolean;
}

/**
 * Connects the event form to its calls, and to the draft that survives a reload.
 *
 * @param name the id or slug of the event, or 'new'
 */
export function useEventForm(name: string): EventFormConnection {
  const { user } = useSessionState();
  const lookups = useGetEventLookups();
  const onUploadPicture = useUploadPicture();
  const now = useNow();
  const [unsaved, setUnsaved] = useState(false);
  // The same object while nothing changes: the cards of the form render for a new one.
  const organiser = useMemo(
    () => ({ admin: user?.admin ?? false, level: user?.Host?.level ?? null }),
    [user],
  );
  if (user === null) return { form: null, unsaved };
  const host = user.Host;
  const drafts = eventDraft(name);
  return {
    unsaved,
    form: {
      lookups: toLoadable(lookups),
      user: organiser,
      host:
        host === undefined
          ? null
          : { name: host.name ?? user.firstName ?? '', logo: host.logo ?? null },
      now,
      viewerTimeZone: viewerTimeZone(),
      findImagesHref: config.findImagesUrl,
      onUploadPicture,
      draft: drafts.kept(user.id),
      onDraftChange: (draft) => (draft === null ? drafts.forget() : drafts.keep(user.id, draft)),
      onUnsavedChange: setUnsaved,
    },
  };
}
