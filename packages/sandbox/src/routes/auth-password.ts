import {
  MagicTokenLogin,
  PasswordLogin,
  PasswordReset,
  PasswordResetLinkRequest,
} from '@perigee/api/zod';
import { Hono } from 'hono';
import { z } from 'zod';
import { logIn } from '../auth/log-in.ts';
import { mailLink } from '../auth/mail-link.ts';
import { resetPassword } from '../auth/reset-password.ts';
import type { SandboxContext } from '../context.ts';
import { readBody, readChoice } from '../http/body.ts';
import { clientOf } from '../http/client.ts';
import { sessionOf } from '../auth/new-session.ts';

/**
 * The spec's LoginRequest as a discriminated union, which can report the wrong field of each kind
 * of login.
 */
const Login = z.discriminatedUnion('authMethod', [
  PasswordLogin.strict(),
  MagicTokenLogin.strict(),
]);

/** Signing in by password or link, and choosing a new password: spec/paths/auth. */
export function authPasswordRoutes(context: SandboxContext): Hono {
  return new Hono()
    .post('/auth/login', async (c) => {
      const owner = await logIn(context, await readChoice(c, Login), clientOf(c));
      return c.json(await sessionOf(context.tokens, owner));
    })
    .post('/auth/reset-password/email', async (c) => {
      const { email } = await readBody(c, PasswordResetLinkRequest);
      await mailLink(context, 'reset-password', email, clientOf(c));
      return c.body(null, 204);
    })
    .post('/auth/reset-password', async (c) => {
      await resetPassword(context, await readBody(c, PasswordReset), clientOf(c));
      return c.body(null, 204);
    });
}
