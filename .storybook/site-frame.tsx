import type { User } from '@perigee/api';
import { acceptedDater, adminUser, hostUser, waitlistedDater } from '@perigee/api/fixtures';
import { Footer, Header, PageLayout } from '@perigee/ui';
import type { ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isSignInRoute, showsLanding } from '../app/src/layouts/header-ground.ts';
import { memberHeaderProps } from '../app/src/layouts/member-header-props.ts';
import { VisitorHeader } from '../app/src/layouts/visitor-header.tsx';
import { footerArgs } from '../packages/ui/src/components/Footer/example.ts';
import { mappedArgs } from './state-control.ts';

const nothing = () => undefined;

/** Who sees a page. */
const viewers = {
  visitor: null,
  applicant: waitlistedDater,
  member: acceptedDater,
  host: hostUser,
  admin: adminUser,
} as const;

interface SiteParameters {
  /** Where a page of the member side stands. Storybook merges the parts, so a story can change one. */
  site?: {
    /** A member by default. */
    viewer?: keyof typeof viewers;
    /** The address, where the header depends on it. */
    pathname?: string;
    /** The header has no likes and matches. On by default for applicants, who wait together. */
    waitlistMode?: boolean;
  };
}

interface SiteContext {
  parameters: SiteParameters;
}

interface SiteHeaderProps {
  user: User | null;
  waitlistMode: boolean;
  pathname: string;
}

function SiteHeader({ user, waitlistMode, pathname }: SiteHeaderProps) {
  if (user === null) {
    const signsIn = isSignInRoute(pathname);
    return (
      <VisitorHeader
        onLanding={showsLanding(pathname, user)}
        onSignInRoute={signsIn}
        onSignIn={signsIn ? undefined : nothing}
        signingIn={false}
      />
    );
  }
  const header = memberHeaderProps({
    user,
    pathname,
    waitlistMode,
    invitation: undefined,
    hasUpcomingTickets: true,
    onLogOut: nothing,
  });
  return <Header {...header} />;
}

function SiteFrame({ parameters, children }: SiteContext & { children: ReactNode }) {
  const {
    viewer = 'member',
    pathname = '',
    waitlistMode = viewer === 'applicant',
  } = parameters.site ?? {};
  return (
    <PageLayout
      header={<SiteHeader user={viewers[viewer]} waitlistMode={waitlistMode} pathname={pathname} />}
      footer={isSignInRoute(pathname) ? undefined : <Footer {...footerArgs} />}
    >
      {children}
    </PageLayout>
  );
}

/**
 * The decorator of the pages of the member side: between the header that the app gives their viewer, and the
 * footer. `site` says who the viewer is, a member by default, and at which address.
 */
export function onSite(Story: () => ReactNode, { parameters }: SiteContext) {
  return <SiteFrame parameters={parameters}>{Story()}</SiteFrame>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the props of any page
type AnyPage = ComponentType<any>;

/** A story of a page, as `meta.story` returns it. */
interface PageStory {
  composed: Parameters<typeof mappedArgs>[0] & { parameters: object };
  input: object;
  meta: { input: { component?: AnyPage; render?: unknown } };
}

/** A decorator that renders the surroundings of a page. */
type Frame = (Story: () => ReactNode, context: { parameters: object }) => ReactNode;

/**
 * The decorator of a dialog: over the page that opens it, whose story is given. That page cannot be used.
 *
 * @param frame of that page: the member side's unless another is given
 */
export function overPage(page: PageStory, frame: Frame = onSite) {
  return (Story: () => ReactNode, { canvasElement }: { canvasElement: HTMLElement }) => {
    const { parameters } = page.composed;
    const args = mappedArgs(page.composed);
    const { component, render = component } = page.meta.input;
    const Page = ('render' in page.input ? page.input.render : render) as AnyPage;
    return (
      // Testing Library knows `aria-hidden`, but not `inert`.
      <div inert aria-hidden style={{ height: '100vh', overflow: 'hidden' }}>
        {frame(
          () => (
            <>
              <Page {...args} />
              {/* Inside the frame, for its shortcuts, and outside of the page that cannot be used. */}
              {createPortal(Story(), canvasElement)}
            </>
          ),
          { parameters },
        )}
      </div>
    );
  };
}

/** The decorator of a part of a page: at the width that it has there, in pixels, or narrower. */
export function atWidth(maxWidth: number) {
  return (Story: () => ReactNode) => <div style={{ maxWidth }}>{Story()}</div>;
}
