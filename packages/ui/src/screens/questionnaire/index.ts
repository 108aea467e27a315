/** The questionnaires, apart from the rest so that the app can load them when asked. */
export {
  QuestionnaireDialog,
  type QuestionnaireDialogProps,
} from './QuestionnaireDialog/QuestionnaireDialog.tsx';
