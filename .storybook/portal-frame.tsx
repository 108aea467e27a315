import { hostUser } from '@perigee/api/fixtures';
import { Header, PageLayout, ShortcutsButton, type HeaderProps } from '@perigee/ui';
import type { ReactNode } from 'react';

const nothing = () => undefined;

const links = [
  { label: 'Portal', href: '/portal', current: true },
  { label: 'Host page', href: '/hosts' },
];

const entries = [
  { label: 'Member View', href: '/' },
  { label: 'Settings', href: '/account' },
  { label: 'Log out', onSelect: nothing, startsGroup: true },
];

const header: HeaderProps = {
  alwaysSolid: true,
  account: { name: hostUser.firstName, imageUrl: hostUser.profileImage },
  entries,
  tools: <ShortcutsButton />,
};

/** The decorator of the pages of hosts: below the header of the portal. */
export function inPortal(Story: () => ReactNode) {
  return <PageLayout header={<Header {...header} links={links} />}>{Story()}</PageLayout>;
}

/** The decorator of the host's own page: the same header, in which this page is the current one. */
export function inHostPage(Story: () => ReactNode) {
  const own = links.map((link) => ({ ...link, current: link.href === '/hosts' }));
  return <PageLayout header={<Header {...header} links={own} />}>{Story()}</PageLayout>;
}
