import {
  ApiError,
  getGetEventQueryKey,
  getGetPublicEventQueryKey,
  useReserveTicket,
} from '@perigee/api';
import type { Reserve } from '@perigee/ui/events';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { rememberCheckout } from './left-checkout.ts';
import { useServices } from '../../services/services-context.ts';

const newKey = () => crypto.randomUUID();

/** The request may have arrived, though its response did not. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * Reserves, and continues to the tickets; for a priced event to the payment page. A request without a
 * response is sent again under the same key, so that it counts once. Either way the event is refetched: a
 * refusal means that it has changed. Source: events §4.
 *
 * @param name the slug or the id by which the page requests the event
 */
export function useReserve(name: string): Reserve {
  const { checkout } = useServices();
  const navigate = useNavigate();
  const [key, setKey] = useState(newKey);
  const queryClient = useQueryClient();
  const refetchEvent = () => {
    for (const queryKey of [getGetEventQueryKey(name), getGetPublicEventQueryKey(name)])
      void queryClient.invalidateQueries({ queryKey });
  };
  const { mutateAsync } = useReserveTicket({
    request: { headers: { 'idempotency-key': key } },
    mutation: { onSettled: refetchEvent },
  });

  async function ask(eventId: number) {
    try {
      const ticket = await mutateAsync({ id: String(eventId), data: {} });
      setKey(newKey);
      return ticket;
    } catch (error) {
      if (!isUnanswered(error)) setKey(newKey);
      throw error;
    }
  }

  return async (eventId) => {
    const { sessionId, checkoutUrl } = await ask(eventId);
    if (sessionId !== undefined) {
      rememberCheckout(eventId);
      await checkout.open({ sessionId, ...(checkoutUrl !== undefined && { checkoutUrl }) });
      return 'unpaid';
    }
    const search = createSearchParams({ 'new-event': String(eventId) }).toString();
    void navigate({ pathname: paths.tickets, search });
    return 'approved';
  };
}
