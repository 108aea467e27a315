/** The questionnaires, separate from the others so that the app can load them on demand. */
export { QuestionnaireDialog } from './QuestionnaireDialog/QuestionnaireDialog.tsx';
