// Before all imports with styles, because those build on it.
import '@perigee/ui/theme';
import { loadFonts } from '@perigee/ui/fonts';
import { createRoot } from 'react-dom/client';
import { DemoPage } from './DemoPage.tsx';

/** A copied address opens the same page again. */
const keepAddress = (address: string) => history.replaceState(null, '', `#${address}`);

void loadFonts();
createRoot(document.getElementById('root') as HTMLElement).render(
  <DemoPage src={`app.html${location.hash}`} onAddressChange={keepAddress} />,
);
