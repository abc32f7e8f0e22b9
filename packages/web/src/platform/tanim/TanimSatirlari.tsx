import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { TanimSatiri } from '@masabasi/core/platform/tanim/contract';
import { type TanimListeAdi, tanimListesi } from '@masabasi/core/platform/tanim/rules';
import { ActionIcon, Flex } from '@mantine/core';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconLock from '~icons/tabler/lock';
import IconPlaylistX from '~icons/tabler/playlist-x';
import { useMemo } from 'react';
import { tanim as oda } from '../../calls/tanim.ts';
import { useAction } from '../call/api.ts';
import type { ApiError } from '../call/cagri.ts';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { RenkliAd } from './RenkliAd.tsx';

const ADA_GORE = [{ id: 'Ad', desc: false }];
const SIRAYA_GORE = [{ id: 'Sira', desc: false }];

/** Place and depth of each row: child rows follow their parent directly. */
type Yerler = ReadonlyMap<number, { readonly sira: number; readonly derinlik: number }>;
const GIRINTI_PX = 20;

function agacYerleri(satirlar: readonly TanimSatiri[]): Yerler {
  const idler = new Set(satirlar.map((t) => t.Id));
  const altlar = Map.groupBy(satirlar, (t) => (t.UstId !== null && idler.has(t.UstId) ? t.UstId : 0));
  const yerler = new Map<number, { sira: number; derinlik: number }>();
  const gez = (ust: number, derinlik: number) => {
    for (const { Id } of altlar.get(ust) ?? []) {
      yerler.set(Id, { sira: yerler.size + 1, derinlik });
      gez(Id, derinlik + 1);
    }
  };
  gez(0, 0);
  return yerler;
}

const adSutunu = (yerler: Yerler): GridColumn<TanimSatiri> => ({
  id: 'Ad',
  header: 'Ad',
  value: (t) => t.Ad,
  renderCell: (t) => (
    <Flex
      component="span"
      display="inline-flex"
      gap={6}
      align="center"
      pl={(yerler.get(t.Id)?.derinlik ?? 0) * GIRINTI_PX}
    >
      <RenkliAd renk={t.Renk} ad={t.Ad} />
      {t.Sabit && (
        <IconLock size={14} stroke={1.75} color="var(--text-3)" role="img" aria-label="Ürünün akışı kullanır" />
      )}
    </Flex>
  ),
  filter: 'text',
});
const DURUM: GridColumn<TanimSatiri> = {
  id: 'Aktif',
  header: 'Durum',
  value: (t) => (t.Aktif === 1 ? 'Kullanımda' : 'Kaldırılmış'),
  renderCell: (t) => (t.Aktif === 1 ? 'Kullanımda' : <Chip tone="warn">Kaldırılmış</Chip>),
  width: '130px',
  filter: 'choice',
};
const KULLANIM: GridColumn<TanimSatiri> = {
  id: 'Kullanim',
  header: 'Kayıt',
  value: (t) => t.Kullanim,
  align: 'right',
  width: '100px',
};

/** The columns of this list, except its buttons. */
function sutunlari(liste: TanimListeAdi, yerler: Yerler): GridColumn<TanimSatiri>[] {
  const { alfabetik, kod, ust, urunlu } = tanimListesi(liste);
  const sira: GridColumn<TanimSatiri> = {
    id: 'Sira',
    header: 'Sıra',
    value: (t) => yerler.get(t.Id)?.sira ?? 0,
    align: 'right',
    width: '90px',
  };
  return [
    ...(alfabetik ? [] : [sira]),
    ...(kod ? [{ id: 'Kod', header: kod.ad, value: (t: TanimSatiri) => t.Kod, width: '140px' }] : []),
    adSutunu(yerler),
    ...(ust === undefined
      ? []
      : [{ id: 'Ust', header: 'Üst Satır', value: (t: TanimSatiri) => t.Ust, filter: 'choice' as const }]),
    ...(urunlu
      ? [
          {
            id: 'Proje',
            header: 'Ürün',
            value: (t: TanimSatiri) => t.Proje ?? 'Bütün ürünler',
            filter: 'choice' as const,
          },
        ]
      : []),
    KULLANIM,
    DURUM,
  ];
}

export interface TanimSatirlariProps {
  readonly liste: TanimListeAdi;
  readonly sorgu: {
    readonly data?: Basari<typeof oda.tanimList>;
    readonly error: ApiError | null;
    readonly refetch: () => unknown;
  };
  readonly onEdit: (satir: TanimSatiri) => void;
}

export function TanimSatirlari({ liste, sorgu, onEdit }: TanimSatirlariProps) {
  const { mutate: silGonder } = useAction(oda.tanimSil, {
    onSuccess: ({ silindi }) =>
      bildir({ baslik: silindi ? 'Satır silindi' : 'Satır kullanımdan kaldırıldı', tur: 'success' }),
  });
  const { mutate: sirala, isPending: siralaniyor } = useAction(oda.tanimSirala);
  const satirlar = sorgu.data?.tanimlist;
  const sutunlar = useMemo(() => {
    const idler = satirlar?.map((t) => t.Id) ?? [];
    const yerler = agacYerleri(satirlar ?? []);
    const kardesler = Map.groupBy(satirlar ?? [], (t) => t.UstId);
    /** The row to swap places with. Only among rows of the same parent. */
    const komsu = (t: TanimSatiri, yon: -1 | 1): number | undefined => {
      const ayni = kardesler.get(t.UstId) ?? [];
      return ayni[ayni.indexOf(t) + yon]?.Id;
    };
    const degistir = (Id: number, oteki: number) =>
      sirala({ Liste: liste, Idler: idler.with(idler.indexOf(Id), oteki).with(idler.indexOf(oteki), Id) });
    const silSor = async (t: TanimSatiri) => {
      const evet = await onayla({
        baslik: t.Kullanim > 0 ? 'Kullanımdan Kaldır' : 'Satırı Sil',
        metin:
          t.Kullanim > 0
            ? `‘${t.Ad}’ ${t.Kullanim} kayıtta kullanılıyor. Formlarda artık sunulmayacak, eski kayıtlarda adı kalacak. Kaldırmak istediğinize emin misiniz?`
            : `‘${t.Ad}’ hiçbir kayıtta kullanılmıyor ve silinecek. Silmek istediğinize emin misiniz?`,
        onay: t.Kullanim > 0 ? 'Kaldır' : 'Sil',
        tehlikeli: true,
      });
      if (evet) silGonder({ Id: t.Id });
    };
    const ok = (t: TanimSatiri, yon: -1 | 1) => {
      const oteki = komsu(t, yon);
      return (
        // Not `disabled`: the pressed button must keep the focus while the list is saved.
        <ActionIcon
          data-disabled={oteki === undefined || siralaniyor || undefined}
          aria-label={`${yon === -1 ? 'Yukarı' : 'Aşağı'} taşı: ${t.Ad}`}
          aria-disabled={oteki === undefined || siralaniyor}
          onClick={() => oteki !== undefined && !siralaniyor && degistir(t.Id, oteki)}
        >
          {yon === -1 ? <IconArrowUp size={17} aria-hidden /> : <IconArrowDown size={17} aria-hidden />}
        </ActionIcon>
      );
    };
    const { alfabetik, yeri } = tanimListesi(liste);
    if (yeri !== undefined) return sutunlari(liste, yerler);
    const eylem: GridColumn<TanimSatiri> = {
      id: 'eylem',
      header: 'İşlemler',
      actions: true,
      width: alfabetik ? '100px' : '170px',
      value: () => null,
      renderCell: (t) => (
        <>
          {!alfabetik && ok(t, -1)}
          {!alfabetik && ok(t, 1)}
          <RowActions
            name={t.Ad}
            onEdit={() => onEdit(t)}
            onDelete={!t.Sabit && t.Aktif === 1 ? () => void silSor(t) : undefined}
          />
        </>
      ),
    };
    return [...sutunlari(liste, yerler), eylem];
  }, [liste, satirlar, siralaniyor, sirala, silGonder, onEdit]);
  return (
    <DataGrid
      name={`tanim.${liste}`}
      label={tanimListesi(liste).ad}
      columns={sutunlar}
      rows={satirlar}
      rowKey={(t) => t.Id}
      rowTone={(t) => (t.Aktif === 1 ? undefined : 'muted')}
      error={sorgu.error}
      onRetry={() => void sorgu.refetch()}
      initialSort={tanimListesi(liste).alfabetik ? ADA_GORE : SIRAYA_GORE}
      empty={{
        title: 'Bu listede henüz satır yok.',
        text:
          tanimListesi(liste).yeri === undefined
            ? '‘Yeni Satır’ ile ekleyebilirsiniz.'
            : 'Bir anket yayınlandığında dolar.',
        icon: <IconPlaylistX size={32} stroke={1.5} />,
      }}
    />
  );
}
