/** The prompts that an ideal profile is generated from. Source: admin §3. */
export interface PromptTemplate {
  system: string;
  user: string;
  assistant: string;
}

const PROMPTS = ['system', 'user', 'assistant'] as const;

/** The first prompt that is missing, or null for a complete template. Source: admin §5. */
export function missingPrompt(template: Partial<PromptTemplate>): keyof PromptTemplate | null {
  return PROMPTS.find((prompt) => (template[prompt] ?? '').trim() === '') ?? null;
}
