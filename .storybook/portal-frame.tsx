import { hostUser } from '@perigee/api/fixtures';
import { Header, PageLayout } from '@perigee/ui';
import type { ReactNode } from 'react';

const nothing = () => undefined;

const links = [{ label: 'Portal', href: '/portal', current: true }];

const entries = [
  { label: 'Member View', href: '/' },
  { label: 'Settings', href: '/account' },
  { label: 'Log out', onSelect: nothing, startsGroup: true },
];

/** The decorator of the pages of hosts: below the header of the portal. */
export function inPortal(Story: () => ReactNode) {
  return (
    <PageLayout
      header={
        <Header
          alwaysSolid
          account={{ name: hostUser.firstName, imageUrl: hostUser.profileImage }}
          links={links}
          entries={entries}
        />
      }
    >
      {Story()}
    </PageLayout>
  );
}
