import type { devir as contract } from '@masabasi/core/devir/contract';
import type { Ornekler } from '../testing.access.ts';
import type { OdaDenemesi } from '../testing.odalar.ts';

const sayfa = '/islemler/musterigorusme/list';
const YOK = 2_000_000_000;

/** Who may make each call of the room, written by hand, and a request that is well formed. */
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

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  idler: { IzinId: 'izin', Id: 'gorusme', AtananId: 'kisi', GorusmeId: 'gorusme' },
};
