import type { devir as contract } from '@masabasi/core/masa/devir/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/islemler/musterigorusme/list';
const YOK = 2_000_000_000;

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  devirlerim: { kim: 'oturum', sayfa },
  izinDevri: { kim: 'oturum', sayfa, istek: { IzinId: YOK } },
  izinDevret: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { IzinId: YOK, satirlar: [{ Id: YOK, Surum: 1, AtananId: 1 }] },
  },
  sozUyarilari: { kim: 'oturum', sayfa, istek: { GorusmeId: YOK } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { IzinId: 'izin', Id: 'gorusme', AtananId: 'kisi', GorusmeId: 'gorusme' },
};
