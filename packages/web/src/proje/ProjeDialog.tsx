import { proje as oda, type ProjeSatiri } from '@masabasi/core/proje/contract';
import { projeHatalari } from '@masabasi/core/proje/rules';
import { TANIM_RENKLERI, type TanimRengi } from '@masabasi/core/tanim/rules';
import { Checkbox, NativeSelect, Select, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import { useFormAction, useEndpoint } from '../api.ts';
import { secenekleri, secilenId } from '../secenek.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import form from '../ui/Form.module.css';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';

export interface ProjeDialogProps {
  readonly satir: ProjeSatiri | null;
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

const yaziya = (n: number | null) => (n === null ? null : String(n));

/** New or edited product. */
export default function ProjeDialog({ satir, onClose, onSaved }: ProjeDialogProps) {
  const secenekler = useEndpoint(oda.projeSecenekleri, {});
  const [p, setP] = useState(() => ({
    Ad: satir?.Ad ?? '',
    Kod: satir?.Kod ?? '',
    Renk: satir?.Renk ?? 'gri',
    Aciklama: satir?.Aciklama ?? '',
    SorumluId: satir?.SorumluId ?? null,
    EkipId: satir?.EkipId ?? null,
    AnketTurId: satir?.AnketTurId ?? null,
    Aktif: satir?.Aktif !== 0,
  }));
  const [denendi, setDenendi] = useState(false);
  const yaz = (degisen: Partial<typeof p>) => setP((eski) => ({ ...eski, ...degisen }));
  const kaydet = useFormAction(oda.projeKaydet, {
    onSuccess: ({ Id }) => {
      bildir({ baslik: 'Ürün kaydedildi', tur: 'success', sure: 2000 });
      onClose();
      onSaved?.(Id);
    },
  });
  const Kod = p.Kod.trim() === '' ? null : p.Kod.trim();
  const hatalar = projeHatalari({ ...p, Kod });
  const goster = (alan: keyof typeof hatalar) => (denendi ? hatalar[alan] : undefined);
  const gonder = () => {
    setDenendi(true);
    kaydet.setMessage(null);
    if (Object.keys(hatalar).length > 0) return;
    const { Id = 0, Surum = 0 } = satir ?? {};
    kaydet.mutate({ proje: { ...p, Kod, Id, Surum, Aktif: p.Aktif ? 1 : 0 } });
  };
  const { kisiler = [], projeEkip = [], memnuniyetTur = [] } = secenekler.data ?? {};
  return (
    <ActionDialog
      title={satir ? 'Ürünü Düzenle' : 'Yeni Ürün'}
      width={520}
      onClose={onClose}
      onSubmit={gonder}
      action={kaydet}
      ready={secenekler.data !== undefined}
    >
      {secenekler.error && <ErrorState error={secenekler.error} onRetry={() => void secenekler.refetch()} />}
      <TextInput
        label="Ürün"
        required
        data-autofocus
        maxLength={120}
        autoComplete="off"
        value={p.Ad}
        error={goster('Ad')}
        onChange={(e) => yaz({ Ad: e.currentTarget.value })}
      />
      <div className={form.ikili}>
        <TextInput
          label="Kod"
          maxLength={10}
          autoComplete="off"
          value={p.Kod}
          error={goster('Kod')}
          onChange={(e) => yaz({ Kod: e.currentTarget.value })}
        />
        <NativeSelect
          label="Renk"
          data={Object.entries(TANIM_RENKLERI).map(([value, label]) => ({ value, label }))}
          value={p.Renk}
          onChange={(e) => yaz({ Renk: e.currentTarget.value as TanimRengi })}
        />
      </div>
      <Select
        label="Sorumlu"
        placeholder="Sorumlusu yok"
        data={secenekleri(
          kisiler.map((k) => ({ Id: k.Id, Ad: `${k.Ad} (${k.Departman})` })),
          satir?.SorumluId,
          satir?.Sorumlu,
        )}
        value={yaziya(p.SorumluId)}
        onChange={(v) => yaz({ SorumluId: secilenId(v) })}
        nothingFoundMessage="Kişi bulunamadı"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Sorumluyu kaldır' }}
      />
      <div className={form.ikili}>
        <NativeSelect
          label="Ekip"
          data={[{ value: '', label: 'Ekibi yok' }, ...secenekleri(projeEkip, satir?.EkipId, satir?.Ekip)]}
          value={yaziya(p.EkipId) ?? ''}
          onChange={(e) => yaz({ EkipId: secilenId(e.currentTarget.value) })}
        />
        <NativeSelect
          label="Anket Türü"
          data={[
            { value: '', label: 'Anket yapılmaz' },
            ...secenekleri(memnuniyetTur, satir?.AnketTurId, satir?.AnketTur),
          ]}
          value={yaziya(p.AnketTurId) ?? ''}
          onChange={(e) => yaz({ AnketTurId: secilenId(e.currentTarget.value) })}
        />
      </div>
      <Textarea
        label="Açıklama"
        rows={3}
        maxLength={2000}
        value={p.Aciklama}
        onChange={(e) => yaz({ Aciklama: e.currentTarget.value })}
      />
      {satir && (
        <Checkbox
          label="Kullanımda: formlarda sunulur"
          checked={p.Aktif}
          onChange={(e) => yaz({ Aktif: e.currentTarget.checked })}
        />
      )}
    </ActionDialog>
  );
}
