import { rol as oda, type RolSatiri } from '@masabasi/core/rol/contract';
import { kilitUyarisi, type Haklar } from '@masabasi/core/rol/rules';
import { YETKI } from '@masabasi/core/yetki/rules';
import { TextInput } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormAction, useEndpoint } from '../api.ts';
import { useKullanici } from '../oturum.ts';
import { onayla } from '../ui/Confirm.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { bildir } from '../ui/Toast.tsx';
import { MenuSecimi } from './MenuSecimi.tsx';
import css from './RolDialog.module.css';
import { YetkiSecimi } from './YetkiSecimi.tsx';

/** A new or edited role: what it is called, what it permits, which pages it shows. */
export default function RolDialog({ satir, onClose }: { satir: RolSatiri | null; onClose: () => void }) {
  const { Id: benId } = useKullanici();
  const gerekli = useEndpoint(oda.rolGerekli, {}, { refetchOnMount: 'always' });
  const benim = useEndpoint(oda.kisiYetkileri, { UserId: benId }, { refetchOnMount: 'always' });
  const roller = useEndpoint(oda.rolListesi, {}).data?.roller;
  // Opened with what it was: what another saves meanwhile is told by its version.
  const [ilk] = useState(satir);
  const [Ad, setAd] = useState(ilk?.Ad ?? '');
  const [Aciklama, setAciklama] = useState(ilk?.Aciklama ?? '');
  const [Yetkiler, setYetkiler] = useState<readonly number[]>(ilk?.Yetkiler ?? []);
  const [Menuler, setMenuler] = useState<readonly number[]>(ilk?.Menuler ?? []);
  const [denendi, setDenendi] = useState(false);
  const kaydet = useFormAction(oda.rolKaydet, {
    onSuccess: () => {
      bildir({ baslik: 'Rol kaydedildi', tur: 'success', sure: 2000 });
      onClose();
    },
    conflict: 'Pencereyi kapatıp rolün güncel hâlini açınız.',
  });

  /** What the change takes from the person who makes it. */
  const uyari = () => {
    if (!ilk || !benim.data || !roller || !gerekli.data) return null;
    const { Roller, Yetkiler: yetkiler, Menuler: menuler } = benim.data;
    const once: Haklar = { roller: roller.filter((r) => Roller.includes(r.Id)), yetkiler, menuler };
    const yeni = { Id: ilk.Id, Ad, Yetkiler, Menuler };
    const sonra = { ...once, roller: once.roller.map((r) => (r.Id === ilk.Id ? yeni : r)) };
    return kilitUyarisi(once, sonra, gerekli.data.menuler);
  };
  const gonder = async () => {
    setDenendi(true);
    kaydet.setMessage(null);
    if (Ad.trim() === '') return;
    const metin = uyari();
    if (metin !== null && !(await onayla({ baslik: 'Kendi yetkiniz değişecek', metin, onay: 'Yine de Kaydet' })))
      return;
    kaydet.mutate({
      Id: ilk?.Id ?? 0,
      Surum: ilk?.Surum ?? 0,
      Ad: Ad.trim(),
      Aciklama: Aciklama.trim(),
      Yetkiler: [...Yetkiler],
      Menuler: [...Menuler],
      ...(metin !== null && { Onay: 1 as const }),
    });
  };

  return (
    <ActionDialog
      title={ilk ? `Rolü Düzenle: ${ilk.Ad}` : 'Yeni Rol'}
      width={960}
      onClose={onClose}
      onSubmit={gonder}
      action={kaydet}
      ready={gerekli.data !== undefined}
    >
      <div className={css.ust}>
        <TextInput
          label="Rol"
          required
          data-autofocus
          maxLength={60}
          value={Ad}
          error={denendi && Ad.trim() === '' && 'Rolün adını yazınız.'}
          onChange={(e) => setAd(e.currentTarget.value)}
        />
        <TextInput
          label="Açıklama"
          maxLength={300}
          value={Aciklama}
          onChange={(e) => setAciklama(e.currentTarget.value)}
        />
      </div>
      {ilk !== null && ilk.KisiSayisi > 0 && (
        <p className={css.not}>Bu rol {ilk.KisiSayisi} kişide var; değişiklik hepsi için hemen geçerli olur.</p>
      )}
      {Yetkiler.includes(YETKI.ayricalikli) && (
        <Notice tone="warn" icon={<IconShieldCheck />}>
          Bu rol tam yetki veriyor: roldekiler öteki seçimlere bakılmadan her işlemi yapar, her sayfayı görür.
        </Notice>
      )}
      {gerekli.error && <ErrorState compact error={gerekli.error} onRetry={() => void gerekli.refetch()} />}
      {!gerekli.data && !gerekli.error && <SkeletonRows rows={8} />}
      {gerekli.data && (
        <div className={css.iki}>
          <YetkiSecimi
            alanlar={gerekli.data.alanlar}
            secili={Yetkiler}
            ilk={ilk?.Yetkiler ?? []}
            onChange={setYetkiler}
          />
          <MenuSecimi menuler={gerekli.data.menuler} secili={Menuler} onChange={setMenuler} />
        </div>
      )}
    </ActionDialog>
  );
}
