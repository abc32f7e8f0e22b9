/** The door of this room: other rooms call these and nothing else. */
export { bildir, halledildi, mesajDegisti, mesajHaberiniAl } from './kayit.ts';
