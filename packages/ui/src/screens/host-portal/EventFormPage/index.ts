export { EventFormPage, type EventFormPageProps } from './EventFormPage.tsx';
export { EventFormPanel, type EventFormPanelProps } from './EventFormPanel.tsx';
