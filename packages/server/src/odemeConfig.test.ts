import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const TAM = {
  DEMO: '0',
  PUBLIC_URL: 'https://masa.example',
  ODEME_SAGLAYICI: 'nestpay',
  ODEME_UYE: '700655000200',
  ODEME_KULLANICI: 'api',
  ODEME_PAROLA: 'gizli1',
  ODEME_ANAHTAR: 'gizli2',
  ODEME_SAYFA: 'https://banka.example/fim/est3Dgate/',
  ODEME_API: 'https://banka.example/fim/api',
};

test('reads who takes card payments; nobody where nothing is said', () => {
  expect(readConfig({ DEMO: '0' }).odeme).toBeNull();
  expect(readConfig(TAM).odeme).toMatchObject({
    saglayici: 'nestpay',
    taksit: 1,
    isyeri: { sayfa: 'https://banka.example/fim/est3Dgate', iadeKullanici: 'api', iadeParola: 'gizli1' },
  });
});

test.each([
  [{ ODEME_ANAHTAR: '' }, 'ODEME_ANAHTAR: NestPay için gerekir'],
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL: kartla ödemede banka'],
  [{ ODEME_SAGLAYICI: '' }, 'ODEME_UYE: ODEME_SAGLAYICI olmadan bir işe yaramaz'],
  [{ ODEME_SAGLAYICI: 'yapi' }, 'ODEME_SAGLAYICI: şunlardan biri olmalı'],
  [{ ODEME_API: 'http://banka.example/api' }, 'ODEME_API: https:// ile başlayan bir adres olmalı'],
  [{ ODEME_TAKSIT: '13' }, 'ODEME_TAKSIT: 1 ile 12 arasında'],
  [{ ODEME_IADE_PAROLA: 'x' }, 'ODEME_IADE_PAROLA: ODEME_IADE_KULLANICI ile birlikte verilir'],
  [{ ODEME_SAGLAYICI: 'deneme', NODE_ENV: 'production' }, 'deneme bankası gerçek para çekmez'],
])('refuses to start with %j', (ek, cumle) => {
  let soz = '';
  try {
    readConfig({ ...TAM, ...ek });
  } catch (e) {
    soz = (e as Error).message;
  }
  expect(soz).toContain(cumle);
  expect(soz).not.toMatch(/gizli[12]/);
});
