import { SignUpRequest } from '@perigee/api/zod';
import { Hono } from 'hono';
import { sessionOf } from '../auth/new-session.ts';
import { assertProven, phoneProofOf } from '../auth/phone-proof.ts';
import type { SandboxContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { assertNoProblem } from '../http/failure.ts';
import { signUpProblem } from '../signup/sign-up-problem.ts';
import { signUp } from '../signup/sign-up.ts';

/** Creating an account: spec/paths/signup. */
export function signupRoutes(context: SandboxContext): Hono {
  return new Hono().post('/auth/signup', async (c) => {
    const proof = await phoneProofOf(context, c);
    const form = await readBody(c, SignUpRequest);
    assertProven(proof, form.phoneNumber);
    assertNoProblem(signUpProblem(form));
    return c.json(await sessionOf(context.tokens, { id: await signUp(context, proof, form) }));
  });
}
