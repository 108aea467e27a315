import {
  useConnectPayoutsAccount,
  useGetPayoutsAccount,
  useSessionState,
  type User,
} from '@perigee/api';
import { errorText } from '@perigee/domain';
import { managerMessages } from '@perigee/domain/host-portal';
import { payoutsAuthorizationUrl } from '@perigee/domain/hosts';
import { useToast } from '@perigee/ui';
import type { EventManagerPageProps } from '@perigee/ui/host-portal';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { toLoadable } from '../../loadable.ts';
import { endPayouts, payoutsState } from './begun-payouts.ts';

const texts = managerMessages.payouts;

/**
 * The payouts account of a host, and the way to the payments provider's page and back. Null for a user
 * without a host record. Source: events §4, §7, §8.
 *
 * @param returnPath the page of this app to which the provider returns the host
 */
export function usePayouts(returnPath: string): EventManagerPageProps['payouts'] {
  const { user } = useSessionState();
  const isHost = user?.Host !== undefined;
  const account = useGetPayoutsAccount({ query: { enabled: isHost } });
  useReturnFromProvider();
  useEffect(() => {
    if (account.error === null) return;
    // oxlint-disable-next-line no-console -- a failed lookup is on the console alone (events §8)
    console.warn('The payouts account was not loaded', account.error);
  }, [account.error]);
  if (user === null || !isHost) return null;
  return { account: toLoadable(account), connectHref: connectHref(user, returnPath) };
}

const connectHref = ({ email, phoneNumber }: User, returnPath: string) =>
  payoutsAuthorizationUrl({
    page: config.payouts.connectUrl,
    clientId: config.payouts.clientId,
    state: payoutsState(),
    redirectUrl: location.origin + returnPath,
    email: email ?? null,
    phone: phoneNumber ?? null,
  });

/** Connects the account of a host who returns from the provider's page with a code; others just return. */
function useReturnFromProvider(): void {
  const [search, setSearch] = useSearchParams();
  const toasts = useToast();
  const { mutateAsync: connect } = useConnectPayoutsAccount();
  const code = search.get('code');
  const isCancelled = search.has('error');

  const finish = useEffectEvent(async (authCode: string) => {
    const isExpected = endPayouts(search.get('state'));
    setSearch({}, { replace: true });
    if (!isExpected) {
      toasts.error(texts.stateChanged);
      return;
    }
    try {
      await connect({ data: { authCode } });
      toasts.success(texts.done);
    } catch (error) {
      toasts.error(errorText(error));
    }
  });

  const leave = useEffectEvent(() => {
    endPayouts(search.get('state'));
    setSearch({}, { replace: true });
  });

  useEffect(() => {
    if (code !== null) void finish(code);
    else if (isCancelled) leave();
  }, [code, isCancelled]);
}
