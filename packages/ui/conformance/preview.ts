import { definePreview } from '@storybook/react-vite';

/** Stands in for Storybook's own preview: stories without its toolbar, its axe and its network. */
export default definePreview({ addons: [] });
