import { adminUser } from '@perigee/api/fixtures';
import { adminPortalMessages, type AdminPage } from '@perigee/domain/admin';
import { Header, PageLayout, ShortcutsButton, ShortcutsProvider } from '@perigee/ui';
import { useState, type ReactNode } from 'react';
import { adminHrefs, adminLinks, furtherAdminLinks } from '../app/src/routes/admin/links.ts';
import { paths } from '../app/src/routes/paths.ts';

/** The addresses of the app. Stories of packages/ui take them from here: their package cannot import the app. */
export { adminHrefs, furtherAdminLinks };

const nothing = () => undefined;

const { title, memberView } = adminPortalMessages;

const entries = [
  { label: title, href: paths.admin },
  { label: memberView, href: paths.home },
  { label: 'Settings', href: paths.account },
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
            links={adminLinks.map(({ page: id, label, href }) => ({
              label,
              href,
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
