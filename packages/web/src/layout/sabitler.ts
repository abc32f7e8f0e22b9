import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import { kucuk } from '@masabasi/core/platform/text/metin';
import type { KeyboardEvent } from 'react';
import { oturum } from '../calls/oturum.ts';
import { useAction } from '../platform/call/api.ts';
import { kullaniciGuncelle, useKullanici } from '../platform/session/oturum.ts';
import { bildir } from '../ui/Toast.tsx';

/** Pinned pages: the person's own beginning of the menu, on every device. */

/** The entries of a menu at every level, without those that cannot be opened. */
const acilanlar = (menu: readonly MenuSatiri[]): MenuSatiri[] =>
  menu.flatMap((m) => {
    if (!m.visible || m.disabled || m.separator) return [];
    return m.items && m.items.length > 0 ? acilanlar(m.items) : [m];
  });

/** The pinned entries of a drawn menu, in their order. */
export function useSabitlenenler(menu: readonly MenuSatiri[]): MenuSatiri[] {
  const { Sabitler } = useKullanici();
  const sayfalar = acilanlar(menu);
  return Sabitler.flatMap((id) => sayfalar.find((m) => m.Id === id) ?? []);
}

/** A pin of one entry and the act that changes it, which shows at once. */
export function useSabit({ Id, menuAd }: MenuSatiri) {
  const { Sabitler } = useKullanici();
  const goster = (sabit: boolean) =>
    kullaniciGuncelle({ Sabitler: [...Sabitler.filter((id) => id !== Id), ...(sabit ? [Id] : [])] });
  const geriAl = (istenen: number | boolean, metin: string) => {
    goster(!istenen);
    bildir({ baslik: `${menuAd} ${!istenen ? 'kaldırılamadı' : 'sabitlenemedi'}`, metin, tur: 'error' });
  };
  const { mutate } = useAction(oturum.menuSabitle, {
    onSuccess: (cevap) => kullaniciGuncelle({ Sabitler: cevap.Sabitler }),
    onRefusal: ({ msg }, { Deger }) => geriAl(Deger, msg),
    onError: (hata, { Deger }) => geriAl(Deger, hata.message),
  });
  const sabit = Sabitler.includes(Id);
  const degistir = () => {
    goster(!sabit);
    mutate({ MenuId: Id, Deger: sabit ? 0 : 1 });
  };
  return { sabit, degistir };
}

/** P on a focused entry presses its pin, which is no stop of the Tab key: a menu with twice the stops would be slow. */
export function sabitTusu(e: KeyboardEvent<HTMLElement>): void {
  if (kucuk(e.key) !== 'p' || e.ctrlKey || e.metaKey || e.altKey) return;
  e.preventDefault();
  e.currentTarget.querySelector<HTMLButtonElement>('[data-sabit]')?.click();
}
