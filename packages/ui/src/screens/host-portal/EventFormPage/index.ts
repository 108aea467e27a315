export { EventFormPage } from './EventFormPage.tsx';
export { EventFormPanel, type EventFormPanelProps } from './EventFormPanel.tsx';
