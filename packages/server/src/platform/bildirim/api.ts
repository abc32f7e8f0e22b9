/** The door of this room: other rooms call these and nothing else. */
export { bildir, geriCek, halledildi, mesajDegisti, mesajHaberiniAl, yenidenSor } from './kayit.ts';
