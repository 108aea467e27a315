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
import type { SandboxContext } from '../context.ts';
import { signedInAdmin } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { readQuery } from '../http/query.ts';

/** Members, for admins: spec/paths/admin. */
export function adminUserRoutes(context: SandboxContext): Hono {
  const { db, settings } = context;
  return new Hono()
    .get('/v1/admin/users', async (c) => {
      await signedInAdmin(context, c);
      const { search, filters } = readQuery(c, ActiveUsersQuery);
      return c.json(await listActiveUsers(context, search, readFilters(filters)));
    })
    .get('/v1/admin/users/:id', async (c) => {
      await signedInAdmin(context, c);
      return c.json(toAdminUser(await memberOfPage(db, c.req.param('id')), settings.publicUrl));
    })
    .patch('/v1/admin/users/:id', async (c) => {
      await signedInAdmin(context, c);
      const update = await readBody(c, AdminUserUpdate);
      const problem = adminUpdateProblem(update);
      if (problem !== null) throw failure(422, problem);
      const person = await updateAdminUser(context, c.req.param('id'), update);
      return c.json(toAdminUser(person, settings.publicUrl));
    })
    .delete('/v1/admin/users/:id', async (c) => {
      const { id } = await signedInAdmin(context, c);
      await deleteAdminUser(context, id, c.req.param('id'));
      return c.body(null, 204);
    });
}
