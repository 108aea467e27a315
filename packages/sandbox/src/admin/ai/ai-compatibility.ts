import {
  AiCompatibilityRequest as Request,
  IdealProfilePromptTemplate,
  type AiCompatibility,
} from '@perigee/api/zod';
import { missingPrompt, type PromptTemplate } from '@perigee/domain/admin';
import { eq } from 'drizzle-orm';
import { memberOfPage } from '../admin-user.ts';
import type { SandboxContext } from '../../context.ts';
import { idealProfilePrompts } from '../../db/schema/admin.ts';
import { failure } from '../../http/failure.ts';
import { DEFAULT_TEMPLATE } from './default-template.ts';
import { idealMatches } from './ideal-matches.ts';
import { toSubject } from './subject.ts';
import { adminServerMessages } from '../server-messages.ts';
import { serverMessages } from '../../server-messages.ts';

/** The body of the call. Unknown fields are refused in its template as well. */
export const AiCompatibilityRequest = Request.extend({
  idealProfilePromptTemplate: IdealProfilePromptTemplate.strict().optional(),
});

/** The rule that a template breaks beyond its shape, as a sentence, or null. */
export function templateProblem(template: PromptTemplate): string | null {
  const missing = missingPrompt(template);
  return missing && serverMessages.fieldMissing(`idealProfilePromptTemplate.${missing}`);
}

async function templateOf({ db }: SandboxContext, userId: number): Promise<PromptTemplate> {
  const { system, user, assistant } = idealProfilePrompts;
  const [changed] = await db
    .select({ system, user, assistant })
    .from(idealProfilePrompts)
    .where(eq(idealProfilePrompts.userId, userId));
  return changed ?? DEFAULT_TEMPLATE;
}

async function keepTemplate(
  { db, clock }: SandboxContext,
  userId: number,
  template: PromptTemplate,
): Promise<PromptTemplate> {
  const row = { ...template, updatedAt: clock() };
  await db
    .insert(idealProfilePrompts)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: idealProfilePrompts.userId, set: row });
  return template;
}

/**
 * A member's profile and ideal in words, and the members who are nearest to the ideal.
 *
 * @param name an id or a username
 * @param template a template that passed `templateProblem`, stored for this member's later
 *   requests; without one, the last stored template applies
 * @throws 404 for an unknown user, 422 for a user whose profile is not complete
 */
export async function loadAiCompatibility(
  context: SandboxContext,
  name: string,
  template: PromptTemplate | undefined,
): Promise<AiCompatibility> {
  const { db, ai, clock } = context;
  const person = await memberOfPage(db, name);
  const hasProfile = person.activities.some(({ action }) => action === 'COMPLETE_PROFILE');
  if (!hasProfile) throw failure(422, adminServerMessages.noProfile);

  const applied =
    template === undefined
      ? await templateOf(context, person.id)
      : await keepTemplate(context, person.id, template);
  const subject = toSubject(person, clock());
  const ideal = await ai.imagine(subject, applied);
  return {
    userProfile: { ...(await ai.describe(subject)), userId: person.id },
    idealProfile: { ...ideal.words, userId: person.id },
    idealMatches: await idealMatches(context, person, ideal),
    idealProfilePromptTemplate: applied,
  };
}
