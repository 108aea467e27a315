import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

// As in Storybook's own.
configure({ asyncUtilTimeout: 5000 });

/** Stands in for Storybook's own preview: stories without its toolbar, its axe and its network. */
export default definePreview({ addons: [] });
