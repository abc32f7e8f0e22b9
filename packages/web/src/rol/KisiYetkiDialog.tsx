import type { Basari } from '@masabasi/core/endpoint';
import type { MenuSatiri } from '@masabasi/core/oturum/contract';
import { rol as oda, type RolSatiri } from '@masabasi/core/rol/contract';
import { type Haklar, kilitUyarisi, kisiHatasi } from '@masabasi/core/rol/rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormAction, useEndpoint } from '../api.ts';
import { useKullanici, useYetki } from '../oturum.ts';
import { onayla } from '../ui/Confirm.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { FormError } from '../ui/FormError.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { bildir } from '../ui/Toast.tsx';
import type { Deger } from './Istisna.tsx';
import { KisiHaklari } from './KisiHaklari.tsx';
import css from './KisiYetkiDialog.module.css';

type Kayit = Basari<typeof oda.kisiYetkileri>;

interface DuzenProps {
  readonly ad: string;
  readonly kayit: Kayit;
  readonly roller: readonly RolSatiri[];
  readonly gerekli: Basari<typeof oda.rolGerekli>;
  readonly onClose: () => void;
}

/** The entries of a menu, at every level. */
const menuIdleri = (menuler: readonly MenuSatiri[]): number[] =>
  menuler.flatMap((m) => [m.Id, ...menuIdleri(m.items ?? [])]);

/** The exceptions with one of them changed; `null` takes it away. */
const istisnaYaz = <T extends { readonly Deger: 0 | 1 }>(
  liste: readonly T[],
  ayni: (i: T) => boolean,
  yeni: T | null,
): readonly T[] => [...liste.filter((i) => !ayni(i)), ...(yeni === null ? [] : [yeni])];

function Duzen({ ad, kayit: gelen, roller, gerekli, onClose }: DuzenProps) {
  const { Id: benId } = useKullanici();
  const { yetkiList, menuList, isYetkili } = useYetki();
  // Opened with what it was: what another saves meanwhile is told by its version.
  const [kayit] = useState(gelen);
  const rolleri = (idler: readonly number[]) => roller.filter((r) => idler.includes(r.Id));
  const once: Haklar = { roller: rolleri(kayit.Roller), yetkiler: kayit.Yetkiler, menuler: kayit.Menuler };
  const [sonra, setSonra] = useState(once);
  const kaydet = useFormAction(oda.kisiYetkiKaydet, {
    onSuccess: () => {
      bildir({ baslik: 'Yetkiler kaydedildi', metin: ad, tur: 'success', sure: 2000 });
      onClose();
    },
    conflict: 'Pencereyi kapatıp kişinin güncel yetkilerini açınız.',
  });
  const gonder = async () => {
    const yonetici = {
      Id: benId,
      ayricalikli: isYetkili,
      yetkiler: new Set(yetkiList.filter((y) => y.Deger === 1).map((y) => y.YetkiId)),
      menuler: new Set(menuIdleri(menuList)),
    };
    const red = kisiHatasi(yonetici, kayit.kisi, once, sonra, gerekli.menuler);
    kaydet.setMessage(red);
    if (red !== null) return;
    const metin = kayit.kisi.Id === benId ? kilitUyarisi(once, sonra, gerekli.menuler) : null;
    if (metin !== null && !(await onayla({ baslik: 'Kendi yetkiniz değişecek', metin, onay: 'Yine de Kaydet' })))
      return;
    kaydet.mutate({
      UserId: kayit.kisi.Id,
      Surum: kayit.Surum,
      Roller: sonra.roller.map((r) => r.Id),
      Yetkiler: [...sonra.yetkiler],
      Menuler: [...sonra.menuler],
      ...(metin !== null && { Onay: 1 as const }),
    });
  };
  const yetkiYaz = (YetkiId: number, Deger: Deger) =>
    setSonra({
      ...sonra,
      yetkiler: istisnaYaz(sonra.yetkiler, (i) => i.YetkiId === YetkiId, Deger === null ? null : { YetkiId, Deger }),
    });
  const menuYaz = (MenuId: number, Deger: Deger) =>
    setSonra({
      ...sonra,
      menuler: istisnaYaz(sonra.menuler, (i) => i.MenuId === MenuId, Deger === null ? null : { MenuId, Deger }),
    });

  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${ad}: Roller ve Yetkiler`}
      width={1040}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button loading={kaydet.isPending} onClick={() => void gonder()}>
            Kaydet
          </Button>
        </>
      }
    >
      <p className={css.not}>
        {kayit.kisi.Departman}
        {!kayit.kisi.Aktif && ' · Ayrıldı'}
      </p>
      <fieldset className={css.roller}>
        <legend className={css.baslik}>Roller</legend>
        {roller.map((r) => (
          <label key={r.Id} className={css.rol} title={r.Aciklama}>
            <input
              type="checkbox"
              className={css.kutu}
              checked={sonra.roller.some((x) => x.Id === r.Id)}
              onChange={(e) => {
                const idler = sonra.roller.map((x) => x.Id);
                const yeni = e.currentTarget.checked ? [...idler, r.Id] : idler.filter((id) => id !== r.Id);
                setSonra({ ...sonra, roller: rolleri(yeni) });
              }}
            />
            {r.Ad}
          </label>
        ))}
      </fieldset>
      <KisiHaklari gerekli={gerekli} haklar={sonra} onYetki={yetkiYaz} onMenu={menuYaz} />
      <FormError message={kaydet.message} />
    </Dialog>
  );
}

/** A person's roles and exceptions, with the outcome as it will be. */
export default function KisiYetkiDialog({ userId, ad, onClose }: { userId: number; ad: string; onClose: () => void }) {
  const kayit = useEndpoint(oda.kisiYetkileri, { UserId: userId }, { staleTime: 0, gcTime: 0 });
  const gerekli = useEndpoint(oda.rolGerekli, {}, { refetchOnMount: 'always' });
  const roller = useEndpoint(oda.rolListesi, {});
  if (kayit.data && gerekli.data && roller.data)
    return <Duzen ad={ad} kayit={kayit.data} gerekli={gerekli.data} roller={roller.data.roller} onClose={onClose} />;
  const sorgular = [kayit, gerekli, roller];
  const hata = sorgular.find((s) => s.error)?.error;
  return (
    <Dialog opened onClose={onClose} title={`${ad}: Roller ve Yetkiler`} width={1040}>
      {hata ? (
        <ErrorState compact error={hata} onRetry={() => sorgular.forEach((s) => s.error && void s.refetch())} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Dialog>
  );
}
