import { tanim as oda, type TanimSatiri } from '@masabasi/core/tanim/contract';
import {
  TANIM_RENKLERI,
  tanimHatalari,
  type TanimListeAdi,
  type TanimRengi,
  tanimListesi,
} from '@masabasi/core/tanim/rules';
import { Checkbox, NativeSelect, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { secenekleri, secilenId } from '../secenek.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';

interface Secenek {
  readonly Id: number;
  readonly Ad: string;
}
export interface TanimDialogProps {
  readonly liste: TanimListeAdi;
  readonly satir: TanimSatiri | null;
  readonly ustler: readonly Secenek[];
  readonly projeler: readonly Secenek[];
  readonly onClose: () => void;
}

/** New or edited row of a reference list. */
export default function TanimDialog({ liste, satir, ustler, projeler, onClose }: TanimDialogProps) {
  const { ad, kod, ust, ustGerekli, urunlu } = tanimListesi(liste);
  const [t, setT] = useState(() => ({
    Ad: satir?.Ad ?? '',
    Renk: satir?.Renk ?? null,
    Kod: satir?.Kod ?? null,
    ProjeId: satir?.ProjeId ?? null,
    UstId: satir?.UstId ?? null,
    Aktif: satir?.Aktif !== 0,
  }));
  const [denendi, setDenendi] = useState(false);
  const yaz = (degisen: Partial<typeof t>) => setT((eski) => ({ ...eski, ...degisen }));
  const kaydet = useFormAction(oda.tanimKaydet, {
    onSuccess: () => {
      bildir({ baslik: 'Satır kaydedildi', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  const hatalar = tanimHatalari({ ...t, Liste: liste });
  const goster = (alan: keyof typeof hatalar) => (denendi ? hatalar[alan] : undefined);
  const gonder = () => {
    setDenendi(true);
    kaydet.setMessage(null);
    if (Object.keys(hatalar).length > 0) return;
    const { Id = 0, Surum = 0 } = satir ?? {};
    kaydet.mutate({ tanim: { ...t, Id, Surum, Liste: liste, Aktif: t.Aktif ? 1 : 0 } });
  };
  return (
    <ActionDialog
      title={satir ? `${ad}: Satırı Düzenle` : `${ad}: Yeni Satır`}
      width={440}
      onClose={onClose}
      onSubmit={gonder}
      action={kaydet}
    >
      <TextInput
        label="Ad"
        required
        data-autofocus
        maxLength={200}
        autoComplete="off"
        value={t.Ad}
        error={goster('Ad')}
        onChange={(e) => yaz({ Ad: e.currentTarget.value })}
      />
      {kod && (
        <TextInput
          label={kod.ad}
          required
          maxLength={20}
          autoComplete="off"
          value={t.Kod ?? ''}
          error={goster('Kod')}
          onChange={(e) => yaz({ Kod: e.currentTarget.value })}
        />
      )}
      {ust !== undefined && (
        <Select
          label="Üst Satır"
          placeholder={ustGerekli ? 'Seçiniz' : 'Üstü yok'}
          required={ustGerekli === true}
          data={secenekleri(
            ustler.filter((u) => u.Id !== satir?.Id),
            satir?.UstId,
            satir?.Ust,
          )}
          value={t.UstId === null ? null : String(t.UstId)}
          error={goster('UstId')}
          onChange={(v) => yaz({ UstId: secilenId(v) })}
          nothingFoundMessage="Satır bulunamadı"
          searchable
          clearable={!ustGerekli}
          clearButtonProps={{ 'aria-label': 'Üst satırı kaldır' }}
        />
      )}
      {urunlu && (
        <NativeSelect
          label="Ürün"
          data={[{ value: '', label: 'Bütün ürünler' }, ...secenekleri(projeler, satir?.ProjeId, satir?.Proje)]}
          value={t.ProjeId === null ? '' : String(t.ProjeId)}
          onChange={(e) => yaz({ ProjeId: secilenId(e.currentTarget.value) })}
        />
      )}
      <NativeSelect
        label="Renk"
        data={[
          { value: '', label: 'Renksiz' },
          ...Object.entries(TANIM_RENKLERI).map(([value, label]) => ({ value, label })),
        ]}
        value={t.Renk ?? ''}
        onChange={(e) => yaz({ Renk: e.currentTarget.value === '' ? null : (e.currentTarget.value as TanimRengi) })}
      />
      {satir && !satir.Sabit && (
        <Checkbox
          label="Kullanımda: formlarda sunulur"
          checked={t.Aktif}
          onChange={(e) => yaz({ Aktif: e.currentTarget.checked })}
        />
      )}
    </ActionDialog>
  );
}
