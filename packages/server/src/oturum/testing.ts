import type { oturum as contract } from '@masabasi/core/oturum/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  login: { kim: 'herkes', istek: { UserName: 'arkadas', Password: 'masabasi', lisans: 'TEST' } },
  logout: { kim: 'oturum' },
  userbilgi: { kim: 'oturum' },
  okumalar: { kim: 'oturum', istek: { istekler: [{ uc: 'oturum.userbilgi', val: {} }] } },
  yetki: { kim: 'oturum' },
  parolaDegistir: { kim: 'kendi userId', istek: { parola: 'yeni-parola' } },
  usertemaguncelle: { kim: 'kendi userId', istek: { tur: 'MenuTur', deger: 'slim' } },
  oturumlarim: { kim: 'oturum' },
  oturumSonlandir: { kim: 'oturum', istek: { Id: 1 } },
  digerOturumlariSonlandir: { kim: 'oturum' },
};
