import { getListActiveUsersQueryOptions } from '@perigee/api';
import { adminPortalMessages, WAITLIST_START, WAITLIST_TABS } from '@perigee/domain/admin';
import { WAITLIST_STATUS_LABELS } from '@perigee/domain/waitlist';
import { CommandPalette, EVERYWHERE, useShortcuts } from '@perigee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminLinks, furtherAdminLinks } from '../routes/admin/links.ts';
import { waitlistHref } from '../routes/admin/use-waitlist-address.ts';
import { adminUserHref } from '../routes/hrefs.ts';

const { openUser, palette, paletteGroups, pages } = adminPortalMessages;

/** Members whose name is typed; more of them are found in the table of active users. */
const MOST_MEMBERS = 6;

/** What may be a username or an id, which may be that of a user who is not active. */
const NAME = /^\S+$/;

/** Goes to a page or a member by typing: from anywhere on the admin side. */
export function AdminPalette() {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useShortcuts(EVERYWHERE, [
    { keys: '$mod+k', label: palette, onPress: () => setIsOpen(true) },
    ...adminLinks.map(({ page, href }) => ({
      keys: pages[page].keys,
      label: pages[page].label,
      onPress: () => void navigate(href),
    })),
  ]);
  const go = (href: string) => () => void navigate(href);
  return (
    <CommandPalette
      open={isOpen}
      onOpenChange={setIsOpen}
      label={palette}
      groups={[
        {
          name: paletteGroups.pages,
          commands: [
            ...adminLinks.map(({ page, label, href }) => ({
              id: href,
              label,
              keys: pages[page].keys,
              onSelect: go(href),
            })),
            ...furtherAdminLinks.map(({ label, href }) => ({
              id: href,
              label,
              onSelect: go(href),
            })),
          ],
        },
        {
          name: paletteGroups.waitlist,
          commands: WAITLIST_TABS.map((tab) => ({
            id: `tab ${tab}`,
            label: WAITLIST_STATUS_LABELS[tab],
            onSelect: go(waitlistHref({ ...WAITLIST_START, tab })),
          })),
        },
      ]}
      search={{
        name: paletteGroups.members,
        find: async (search) => {
          const users = await queryClient.fetchQuery(getListActiveUsersQueryOptions({ search }));
          const members = users.slice(0, MOST_MEMBERS).map(({ id, name, profileImage }) => ({
            id: `user ${id}`,
            label: name,
            detail: String(id),
            imageUrl: profileImage,
            onSelect: go(adminUserHref(String(id))),
          }));
          if (!NAME.test(search)) return members;
          const open = {
            id: 'typed user',
            label: openUser(search),
            onSelect: go(adminUserHref(search)),
          };
          return [...members, open];
        },
      }}
    />
  );
}
