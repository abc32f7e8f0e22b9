import type { SecimListesi } from '@masabasi/core/alanlar';
import { MUSTERI_ALANLARI } from '@masabasi/core/musteri/alanlar';

/** The tables of the lists that a card chooses from; every other list is one of definitions. */
const LISTE_TABLOSU: Partial<Record<SecimListesi, string>> = {
  il: 'il',
  ilce: 'ilce',
  personel: 'kisi',
  departman: 'departman',
};
/**
 * The table that a field for an id speaks of, by its name; before that by its room, and before that by its call, as `Id`
 * is the room's own record in most.
 */
export const ID_TABLOSU: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(MUSTERI_ALANLARI).flatMap(([ad, a]) =>
      a.tur === 'secim' ? [[ad, LISTE_TABLOSU[a.liste] ?? 'tanim']] : [],
    ),
  ),
  AltLisansTurId: 'tanim',
  AnketTurId: 'tanim',
  AtananId: 'kisi',
  DepartmanId: 'departman',
  departmanId: 'departman',
  EkipId: 'tanim',
  IslemId: 'tanim',
  IzinId: 'izin',
  IzinIdler: 'izin',
  izin_id: 'izin',
  KisiId: 'kisi',
  KisiIdler: 'kisi',
  LisansTurId: 'tanim',
  MolaId: 'mola',
  MusteriId: 'musteri',
  ProjeId: 'proje',
  ProjeIdler: 'proje',
  SozlesmeId: 'tanim',
  userId: 'kisi',
  UserId: 'kisi',
  YapanId: 'kisi',
  'aktarim.Id': 'musteri_aktarim',
  'birlestirme.Id': 'musteri',
  'birlestirme.DigerId': 'musteri',
  'birlestirme.musteriBirlestirGeriAl.Id': 'musteri_birlesme',
  'demo.Id': 'demo_istek',
  'departman.Id': 'departman',
  'duyuru.Id': 'duyuru',
  'ikiAdim.Id': 'kisi',
  'izin.Id': 'izin',
  'lisans.Id': 'lisans',
  'mola.Id': 'mola_duzeltme',
  'musteri.Id': 'musteri',
  'oturum.Id': 'oturum',
  'personel.Id': 'kisi',
  'proje.Id': 'proje',
  'rol.Id': 'rol',
  'rol.menuKaydet.Id': 'menu',
  'rol.menuKaydet.UstId': 'menu',
  'rol.menuSil.Id': 'menu',
  'suzgec.Id': 'suzgec',
  'talep.Id': 'izin_talep',
  'tanim.Id': 'tanim',
  'tanim.Idler': 'tanim',
  'tanim.UstId': 'tanim',
  'tatil.Id': 'tatil',
};

/** @throws for a field that stands nowhere above: whoever adds one says which table it speaks of */
export function idTablosu(oda: string, uc: string, alan: string): string {
  const ad = [`${oda}.${uc}.${alan}`, `${oda}.${alan}`, alan].find((a) => a in ID_TABLOSU);
  if (ad === undefined) throw new Error(`${oda}.${uc}: which table does ${alan} speak of?`);
  return ID_TABLOSU[ad]!;
}
