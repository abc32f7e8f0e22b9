import { arananMusteri, musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { katla } from '@masabasi/core/platform/text/metin';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { musteri as oda } from '../../calls/musteri.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { ApiError, read } from '../../platform/call/cagri.ts';
import { bilinenBen } from '../../platform/session/oturum.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { type CreateLine, createLabel } from '../../ui/searchedOptions.ts';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { offered, type Option } from '../../ui/SelectField.tsx';
import { bildir } from '../../ui/Toast.tsx';

const MusteriDialog = onDemand(() => import('./MusteriDialog.tsx'));

export type SecilenMusteri = Option;

export interface MusteriSecimiProps {
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  /** First field of a dialog: the focus starts here. */
  readonly first?: boolean;
  readonly error?: string | false | undefined;
  readonly secili: SecilenMusteri | null;
  /** A customer who cannot be chosen here. */
  readonly haric?: number;
  readonly onSec: (musteri: SecilenMusteri | null) => void;
  /** Receives the typed text, which the field forgets when it loses the focus. */
  readonly onYazilan?: (yazilan: string) => void;
  /**
   * Opens a form of its own for a customer who is not found. Null: no new customer here. Absent: the customer form
   * opens, and the field takes the saved customer.
   */
  readonly onYeni?: ((yazilan: string) => void) | null;
}

const BEKLE_MS = 250;
const etiket = createLabel('müşteri');

/** The last line of the list, for a person who may open customer cards. */
function yeniMusteri({ onYeni, onSec }: Pick<MusteriSecimiProps, 'onYeni' | 'onSec'>): CreateLine | undefined {
  const ben = bilinenBen();
  if (onYeni === null || !SAYFA.musteri.some((yol) => ben?.acar(yol))) return undefined;
  if (onYeni !== undefined) return { label: etiket, onCreate: onYeni };
  const sec = async (Id: number) => {
    try {
      const { musteri } = await read(oda.musteriDetay, { Id });
      onSec({ Id, Ad: musteri.GorunenAd });
    } catch (hata) {
      if (!(hata instanceof ApiError)) throw hata;
      bildir({ baslik: hata.message, tur: 'error' });
    }
  };
  return {
    label: etiket,
    form: (yazilan, onClose) => (
      <MusteriDialog
        kart={null}
        ilk={arananMusteri(yazilan)}
        onClose={onClose}
        onSaved={(Id: number) => void sec(Id)}
      />
    ),
  };
}

/** A customer, searched on the server by name, number or telephone in any spelling. */
export function MusteriSecimi({
  label,
  description,
  required,
  first,
  error,
  secili,
  haric,
  onSec,
  onYazilan,
  onYeni,
}: MusteriSecimiProps) {
  const [yazilan, setYazilan] = useState(secili?.Ad ?? '');
  const [ara] = useDebouncedValue(yazilan.trim(), BEKLE_MS);
  const aranir = musteriAranir(ara) && ara !== secili?.Ad;
  const sorgu = useEndpoint(oda.musteriSecenekleri, { ara }, { enabled: aranir, keepPrevious: true });
  const bulunan = aranir ? (sorgu.data?.musteriler ?? []).filter((m) => m.Id !== haric) : [];
  const bos = aranir ? (sorgu.error?.message ?? (sorgu.data ? 'Bulunamadı' : 'Aranıyor...')) : 'En az üç harf yazınız.';
  return (
    <SearchSelect
      label={label}
      required={required}
      data-autofocus={first || undefined}
      error={error}
      placeholder="Ad, telefon ya da müşteri no"
      description={description}
      data={offered(bulunan, secili ? [secili] : [])}
      found
      searching={
        !musteriAranir(ara) || ara !== yazilan.trim() || (aranir && (sorgu.isPlaceholderData || sorgu.isLoading))
      }
      create={yeniMusteri({ onYeni, onSec })}
      renderOption={({ option }) => {
        const m = bulunan.find((b) => String(b.Id) === option.value);
        const yer = [m?.Il, m?.Ilce].filter(Boolean).join(' / ');
        // A search by number shows the number.
        const noyla = m !== undefined && katla(m.MusteriNo).startsWith(katla(ara));
        const kimligi = m?.Telefon && !noyla ? telefonYaz(m.Telefon) : m?.MusteriNo;
        return [option.label, kimligi, yer].filter(Boolean).join(' · ');
      }}
      value={secili === null ? null : String(secili.Id)}
      searchValue={yazilan}
      onSearchChange={setYazilan}
      onInput={(e) => onYazilan?.(e.currentTarget.value)}
      onChange={(v) => onSec(bulunan.find((b) => String(b.Id) === v) ?? null)}
      nothingFoundMessage={bos}
      openOnFocus={!first && !error}
      clearable
      clearButtonProps={{ 'aria-label': `${label}: seçimi kaldır` }}
    />
  );
}
