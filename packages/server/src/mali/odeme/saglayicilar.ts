import type { SaglayiciAdi } from '@masabasi/core/mali/odeme/rules';
import type { SaglayiciKur } from './saglayici.ts';
import { akbank } from './saglayicilar/akbank.ts';
import { garanti } from './saglayicilar/garanti.ts';
import { iyzico } from './saglayicilar/iyzico.ts';
import { nestpay } from './saglayicilar/nestpay.ts';
import { payfor } from './saglayicilar/payfor.ts';
import { paytr } from './saglayicilar/paytr.ts';
import { posnet } from './saglayicilar/posnet.ts';

/** Every provider by its name. */
export const SAGLAYICILAR: Readonly<Record<SaglayiciAdi, SaglayiciKur>> = {
  deneme: (isyeri, tasima) => nestpay(isyeri, tasima, 'deneme'),
  nestpay,
  garanti,
  akbank,
  paytr,
  iyzico,
  payfor,
  posnet,
};
