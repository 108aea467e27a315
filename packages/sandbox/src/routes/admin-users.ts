import { Hono } from 'hono';
import { ActiveUsersQuery, readFilters } from '../admin/active-user-query.ts';
import { memberOfPage, toAdminUser } from '../admin/admin-user.ts';
import { deleteAdminUser } from '../admin/delete-admin-user.ts';
import { listActiveUsers } from '../admin/list-active-users.ts';
import {
  adminUpdateProblem,
  AdminUserUpdate,
  updateAdminUser,
} from '../admin/update-admin-user.ts';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { assertNoProblem } from '../http/failure.ts';
import { readQuery } from '../http/query.ts';

/** Members, for admins: spec/paths/admin. */
export function adminUserRoutes(context: SandboxContext): Hono {
  const { db, clock, settings } = context;
  const { requireAdmin } = createGuards(context);
  return new Hono()
    .get('/v1/admin/users', requireAdmin, async (c) => {
      const { search, filters } = readQuery(c, ActiveUsersQuery);
      return c.json(await listActiveUsers(context, search, readFilters(filters)));
    })
    .get('/v1/admin/users/:id', requireAdmin, async (c) =>
      c.json(toAdminUser(await memberOfPage(db, c.req.param('id')), settings.publicUrl, clock())),
    )
    .patch('/v1/admin/users/:id', requireAdmin, async (c) => {
      const update = await readBody(c, AdminUserUpdate);
      assertNoProblem(adminUpdateProblem(update));
      const user = await updateAdminUser(context, c.req.param('id'), update);
      return c.json(toAdminUser(user, settings.publicUrl, clock()));
    })
    .delete('/v1/admin/users/:id', requireAdmin, async (c) => {
      await deleteAdminUser(context, c.var.user.id, c.req.param('id'));
      return c.body(null, 204);
    });
}
