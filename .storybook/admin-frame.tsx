import { adminUser } from '@perigee/api/fixtures';
import { ADMIN_PAGES, adminPortalMessages, type AdminPage } from '@perigee/domain/admin';
import { Header, PageLayout, ShortcutsButton, ShortcutsProvider } from '@perigee/ui';
import { useState, type ReactNode } from 'react';

const nothing = () => undefined;

const { pages, title, memberView } = adminPortalMessages;

const HREFS: Record<AdminPage, string> = {
  waitlist: '/admin/waitlist',
  matches: '/admin/matches',
  users: '/admin/users/active',
  events: '/portal',
  analytics: '/admin/analytics',
};

const entries = [
  { label: title, href: '/admin' },
  { label: memberView, href: '/' },
  { label: 'Settings', href: '/account' },
  { label: 'Log out', onSelect: nothing, startsGroup: true },
];

function AdminFrame({ page, children }: { page?: AdminPage | undefined; children: ReactNode }) {
  const [characterKeys, setCharacterKeys] = useState(true);
  return (
    <ShortcutsProvider characterKeys={characterKeys} onCharacterKeysChange={setCharacterKeys}>
      <PageLayout
        header={
          <Header
            alwaysSolid
            compact
            account={{ name: adminUser.firstName, imageUrl: adminUser.profileImage }}
            links={ADMIN_PAGES.map((id) => ({
              label: pages[id].label,
              href: HREFS[id],
              current: id === page,
            }))}
            tools={<ShortcutsButton />}
            entries={entries}
          />
        }
      >
        {children}
      </PageLayout>
    </ShortcutsProvider>
  );
}

interface AdminContext {
  parameters: { adminPage?: AdminPage };
}

/** The decorator of the pages of admins: below the header of their portal; `adminPage` is the current link. */
export function inAdmin(Story: () => ReactNode, { parameters }: AdminContext) {
  return <AdminFrame page={parameters.adminPage}>{Story()}</AdminFrame>;
}
