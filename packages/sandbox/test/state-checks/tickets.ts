import { expect } from 'vitest';
import type { StateResult } from '../../src/states/provider-states.ts';
import type { CallSandbox } from './check.ts';

const userId = 4242;
const hostUserId = 77;
const eventId = 12;
const event = `/events/${eventId}`;
const guest = `${event}/users/${userId}`;

/** The checks of the states of tickets. */
export function ticketChecks(callSandbox: CallSandbox) {
  const calling =
    (method: string, path: string, body?: object) =>
    ({ token }: StateResult) =>
      callSandbox(method, path, { token, body });
  const reserve = calling('POST', `${event}/signup`, {});
  const give = calling('PUT', `${event}/signup/${userId}`);
  const refund = calling('DELETE', guest, { refund: true });
  const invite = calling('POST', `${event}/invite`, { userIds: [userId] });
  const dater = { userId, eventId };
  const parties = { ...dater, hostUserId };

  return {
    'a signed-in dater and an event with tickets': {
      params: { ...dater, ticketPrice: 20 },
      call: reserve,
      answer: { status: 200, body: { sessionId: expect.any(String) as string } },
    },
    'a signed-in dater and an event that is sold out': {
      params: dater,
      call: reserve,
      answer: { status: 409, body: { message: 'Sold out' } },
    },
    'a signed-in dater and an event that is over': {
      params: dater,
      call: reserve,
      answer: { status: 409, body: { message: 'This event is over' } },
    },
    'a signed-in dater and an event for older people': {
      params: dater,
      call: reserve,
      answer: { status: 404 },
    },
    'a signed-in dater with tickets': {
      params: { ...dater, pastEventId: 7 },
      call: async (state: StateResult) => {
        const { body } = await calling('GET', '/events/dashboard')(state);
        const past = await calling('GET', '/events/dashboard/past')(state);
        return { ...past, body: [body, past.body] };
      },
      answer: { body: [[{ id: eventId }], [{ id: 7 }]] },
    },
    'a signed-in host and a member': {
      params: parties,
      call: invite,
      answer: { body: { invited: 1 } },
    },
    'a signed-in host and a member without a ticket left': {
      params: parties,
      call: give,
      answer: { status: 409, body: { message: 'Sold out' } },
    },
    'a signed-in host and a guest': {
      params: { ...parties, ticketPrice: 20 },
      call: refund,
      answer: { status: 200 },
    },
    'a signed-in host and a guest of an event that is over': {
      params: parties,
      call: refund,
      answer: { status: 409 },
    },
    'a signed-in host who invited too often': {
      params: parties,
      call: invite,
      answer: { status: 429 },
    },
  };
}
