import { randomBytes, randomInt } from 'node:crypto';
import type { odeme as contract } from '@masabasi/core/mali/odeme/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/mali/efatura';
const YOK = 2_000_000_000;

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  prepare: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { FaturaId: YOK } },
  result: { kim: 'herkes', istek: { ref: 'A'.repeat(43) } },
  odemeler: { kim: 'yetki 1010', sayfa, istek: { FaturaId: YOK } },
  odemeBaglantiVer: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { FaturaId: YOK } },
  odemeBaglantiGonder: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { FaturaId: YOK } },
  odemeBaglantiKapat: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { FaturaId: YOK } },
  print_odeme: { kim: 'yetki 1010', sayfa, istek: { Id: YOK } },
  odemeSinamasi: { kim: 'yetki 1107', sayfa: '/yonetim/sistem' },
  kartSozlesmeleri: { kim: 'yetki 1010', sayfa },
  kartSozlesmeKaydet: {
    kim: 'yetki 1017',
    kazancsiz: 'kural',
    sayfa,
    istek: {
      sozlesme: {
        Id: 0,
        Surum: 0,
        Saglayici: 'nestpay',
        Gecerlilik: '2026-01-01',
        ValorGun: 1,
        oranlar: [{ Taksit: 1, Oran: 1.89 }],
      },
    },
  },
  kartSozlesmeSil: { kim: 'yetki 1017', kazancsiz: 'kural', sayfa, istek: { Id: YOK, Surum: 1 } },
  odemeGeriAl: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Tutar: 100 } },
  odemeBakildi: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Gorunuyor: true } },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    FaturaId: 'fatura',
    Id: 'odeme_deneme',
    'kartSozlesmeKaydet.Id': 'odeme_sozlesme',
    'kartSozlesmeSil.Id': 'odeme_sozlesme',
  },
  disarida: {
    'about the money of the company; the audit says that it was done': [
      'odeme_deneme.acan_id',
      'odeme_deneme.iade_kisi_id',
      'odeme_baglanti.acan_id',
      'odeme_baglanti.gonderen_id',
      'odeme_olay.kisi_id',
      'odeme_sozlesme.yazan_id',
    ],
  },
  anlam: {
    'odeme_deneme.saglayici': 'nestpay',
    'odeme_deneme.oid': () => `K${String(randomInt(10 ** 14)).padStart(19, '0')}`,
    'odeme_deneme.ref_ozeti': null,
    'odeme_deneme.durum': 'BASARISIZ',
    'odeme_deneme.belirtec': null,
    'odeme_deneme.guvenlik_no': null,
    'odeme_deneme.prov_no': null,
    'odeme_deneme.md_status': '',
    'odeme_deneme.hata_kodu': null,
    'odeme_deneme.kart': null,
    'odeme_deneme.alinan': null,
    'odeme_deneme.uyari': null,
    'odeme_deneme.iade_tutar': null,
    'odeme_deneme.iade_zaman': null,
    'odeme_sahipsiz.saglayici': 'nestpay',
    'odeme_baglanti.baglanti_ozeti': () => randomBytes(32),
    'odeme_sozlesme.saglayici': 'nestpay',
  },
};
