import type { gorusmeler as contract } from '@masabasi/core/masa/gorusmeler/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/islemler/musterigorusme/list';
const secilen = { gorusmeler: [{ Id: 2_000_000_000, Surum: 1 }] };

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  gorusmeTopluUstlen: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: secilen },
  gorusmeTopluAta: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { ...secilen, AtananId: 1 } },
  gorusmeTopluDurum: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { ...secilen, Durum: 'islemde' } },
  gorusmeTopluOncelik: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { ...secilen, OncelikId: 1 } },
  gorusmeAdaylari: { kim: 'oturum', sayfa, istek: { ProjeIdler: [2] } },
  birlesilebilenler: { kim: 'oturum', sayfa, istek: { Id: 2_000_000_000 } },
  musteriMasasi: { kim: 'oturum', sayfa, istek: { MusteriId: 2_000_000_000 } },
  gorusmePanosu: { kim: 'oturum', sayfa, istek: {} },
  gorusmeTakvimi: { kim: 'oturum', sayfa, istek: { Tur: 'acilis', ilk: '2026-11-16', son: '2026-11-22' } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'gorusme',
    AtananId: 'kisi',
    OncelikId: 'tanim',
    GorusmeTurId: 'tanim',
    TalepTurId: 'tanim',
    KonuId: 'tanim',
    BayiId: 'tanim',
    IlId: 'il',
    IlceId: 'ilce',
  },
};
