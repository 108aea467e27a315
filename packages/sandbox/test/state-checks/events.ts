import { approval, eventForm, galleryImage } from '@perigee/api/fixtures';
import type { EventStates, HostPortalStates } from '@perigee/api/provider-states';
import type { StateResult } from '../../src/states/provider-states.ts';
import type { CallSandbox, Checks } from './check.ts';

type States = keyof EventStates | keyof HostPortalStates;

const eventId = 77;
const userId = 4242;
const slug = 'a-night-out';

/** The checks of the states of events and the host portal. */
export function eventChecks(callSandbox: CallSandbox): Pick<Checks, States> {
  const call =
    (method: string, path: string, body?: object) =>
    ({ token }: StateResult) =>
      callSandbox(method, path, { token, body });
  const open = call('GET', `/events/${eventId}`);
  return {
    'an event that is public': {
      params: { eventId, slug },
      call: call('GET', `/events/${slug}/public`),
      answer: { body: { event: { id: eventId, slug, eventVisibility: 'Public' } } },
    },
    'an event that is not there': {
      params: { eventId },
      call: call('GET', `/events/${eventId}/public`),
      answer: { status: 404 },
    },
    'a signed-in dater and an event that they may open': {
      params: { userId, eventId },
      call: open,
      answer: { body: { event: { id: eventId, userSignedUpAlready: false } } },
    },
    'a signed-in dater in onboarding and an event': {
      params: { userId, eventId },
      call: open,
      answer: { status: 403 },
    },
    'a signed-in host with pictures': {
      params: {
        userId,
        imageId: eventForm.imageData ?? 0,
        verticalImageId: eventForm.verticalImageData ?? 0,
      },
      call: call('POST', '/events', eventForm),
      answer: { status: 201, body: { event: { status: 'pending' } } },
    },
    'a signed-in host and an event that they run': {
      params: { userId, eventId, status: 'updated' },
      call: call('POST', `/events/${eventId}/gallery`, galleryImage),
      answer: { status: 201 },
    },
    'a signed-in admin and an event in review': {
      params: { adminId: userId, eventId, slug },
      call: call('PUT', `/events/${slug}`, approval),
      answer: { body: { event: { id: eventId, status: 'created' } } },
    },
    'a signed-in dater and an event for a bachelorette': {
      params: { userId, bacheloretteId: 78, eventId },
      call: call('GET', '/users/78/bachelorette/events'),
      answer: { body: [{ id: eventId, bachelorette: { id: 78 } }] },
    },
    'a signed-in host and an event that they run, with guests': {
      params: { userId, eventId, guestIds: [78, 79] },
      call: open,
      answer: {
        body: {
          event: {
            Signups: [
              { userId: 78, paid: true },
              { userId: 79, paid: false },
            ],
            Matches: [{ firstUser: { id: 78 } }],
            schedule: null,
          },
          totalSales: 35,
        },
      },
    },
  };
}
