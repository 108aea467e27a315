import { useGetPublicEvent } from '@perigee/api';
import { LoginPage, type LoginReason } from '@perigee/ui/auth';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { LinkSignIn } from './link-sign-in.tsx';
import { hostSignInHref, isHostView, signInLinks } from './sign-in-links.ts';
import type { Enter } from './use-enter.ts';
import { useSignIn } from './use-sign-in.ts';

/** Apart from the way of most people, which is to be there soon. */
const HostSignIn = lazy(() => import('./host-sign-in.tsx'));
const AppOffer = lazy(() => import('./app-offer.tsx'));

interface WaysInProps {
  /** Id or slug of the event that the address carries. */
  eventId: string | undefined;
  isHostInvite: boolean;
  enter: Enter;
}

/** By a link, by password or by phone: what the address asks for. Source: decision C-26. */
export function WaysIn({ eventId, isHostInvite, enter }: WaysInProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const phone = useSignIn('page', enter);
  const reason = useReason(eventId, isHostInvite);
  const magicToken = query.get('magicToken');

  if (magicToken !== null) {
    return <LinkSignIn key={magicToken} {...{ magicToken, enter }} signInHref={pathname} />;
  }
  if (isHostView(query, reason !== undefined)) {
    return (
      <Suspense>
        <HostSignIn reason={reason} enter={enter} />
      </Suspense>
    );
  }
  return (
    <>
      <Suspense>
        <AppOffer />
      </Suspense>
      <LoginPage
        {...phone}
        {...signInLinks}
        hostSignInHref={hostSignInHref(pathname)}
        reason={reason}
        onClose={() => void navigate(paths.home)}
      />
    </>
  );
}

/** What the address says that sign-in is for. */
function useReason(eventId: string | undefined, isHostInvite: boolean): LoginReason | undefined {
  const { data } = useGetPublicEvent(eventId ?? '', { query: { enabled: eventId !== undefined } });
  if (isHostInvite) return { kind: 'host-invite' };
  return eventId === undefined ? undefined : { kind: 'event', title: data?.event.title };
}
