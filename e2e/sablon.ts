import { sablonHazirla } from './sunucu.ts';

/** Goes before the start of the server that all tests share. */
await sablonHazirla();
