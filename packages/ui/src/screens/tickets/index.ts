export { MyTicketDialog, type MyTicketDialogProps } from './MyTicketDialog/MyTicketDialog.tsx';
