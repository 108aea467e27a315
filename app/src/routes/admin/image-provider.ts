/** The provider of the models on the dream-booth pages. Source: admin §7. */
export const IMAGE_PROVIDER = { provider: 'dream-booth' } as const;
