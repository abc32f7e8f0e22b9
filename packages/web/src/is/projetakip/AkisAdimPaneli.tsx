import { AKIS_TURLERI, type AkisAdimi, type AkisTuru, EN_COK_YOL } from '@masabasi/core/is/projetakip/akis';
import { adimDegistir, bagiKopar, bagla } from '@masabasi/core/is/projetakip/akisDuzeni';
import { ActionIcon, Stack } from '@mantine/core';
import IconLinkOff from '~icons/tabler/link-off';
import { useCallback, useState } from 'react';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Option, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { Columns } from '../../ui/Columns.tsx';

const TURLER = Object.entries(AKIS_TURLERI).map(([value, label]) => ({ value: value as AkisTuru, label }));

export interface AkisAdimPaneliProps {
  readonly adim: AkisAdimi;
  readonly adimlar: readonly AkisAdimi[];
  readonly kisiler: readonly Option[];
  readonly onDegis: (adimlar: AkisAdimi[]) => void;
  /** Counter. A new value above 0 moves the focus to the name field. */
  readonly odak: number;
}

interface YolProps {
  readonly etiket: string;
  readonly hedef: string;
  readonly onEtiket: (etiket: string) => void;
  readonly onKopar: () => void;
}

/** A route to another step: its condition and its target. */
function Yol({ etiket, hedef, onEtiket, onKopar }: YolProps) {
  const [yazilan, setYazilan] = useState(etiket);
  return (
    <li>
      <Columns of="minmax(0, 1fr) auto" gap={4} align="end" onBlur={() => yazilan !== etiket && onEtiket(yazilan)}>
        <TextField
          label={`${hedef} yolunun koşulu`}
          value={yazilan}
          onChange={setYazilan}
          maxLength={60}
          placeholder="Koşulu yok"
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${hedef} yolunu kopar`}
          title="Yolu kopar"
          onClick={onKopar}
        >
          <IconLinkOff size={16} aria-hidden />
        </ActionIcon>
      </Columns>
    </li>
  );
}

/**
 * The details of the chosen step and its routes. The keyboard connects steps here. A field is one change when it loses
 * the focus, so that undo works on words and not on letters.
 */
export function AkisAdimPaneli({ adim, adimlar, kisiler, onDegis, odak }: AkisAdimPaneliProps) {
  const [yazilan, setYazilan] = useState({ Ad: adim.Ad, Aciklama: adim.Aciklama, Sure: adim.Sure });
  // A new number gives the field a new `ref`, which takes the focus again.
  const ad = useCallback(
    (alan: HTMLInputElement | null) => {
      if (odak === 0) return;
      alan?.focus();
      alan?.select();
    },
    [odak],
  );
  const yaz = (yeni: Partial<Omit<AkisAdimi, 'Id'>>) => onDegis(adimDegistir(adimlar, adim.Id, yeni));
  const birak = () => {
    const Ad = yazilan.Ad.trim();
    const degisti = Ad !== adim.Ad || yazilan.Aciklama !== adim.Aciklama || yazilan.Sure !== adim.Sure;
    if (Ad !== '' && degisti) yaz({ ...yazilan, Ad });
  };
  const adi = (id: number) => adimlar.find((a) => a.Id === id)?.Ad ?? '';
  const secilebilen = adimlar.filter((a) => a.Id !== adim.Id && !adim.Sonraki.some((s) => s.AkisId === a.Id));
  const ilerler = adim.Tur !== 'bitis' && adim.Sonraki.length < EN_COK_YOL;
  return (
    <Panel title={AKIS_TURLERI[adim.Tur]} padded>
      <Stack gap={12} onBlur={birak}>
        <TextField
          ref={ad}
          label="Ad"
          value={yazilan.Ad}
          onChange={(Ad) => setYazilan((y) => ({ ...y, Ad }))}
          maxLength={120}
          error={yazilan.Ad.trim() === '' && 'Adımın adını yazınız.'}
          required
        />
        <FormRow>
          <ChoiceField label="Tür" value={adim.Tur} onChange={(Tur) => yaz({ Tur })} options={TURLER} />
          <DecimalField
            label="Süre (saat)"
            value={yazilan.Sure}
            onChange={(Sure) => setYazilan((y) => ({ ...y, Sure }))}
          />
        </FormRow>
        <SelectField
          label="Sorumlu"
          value={adim.SorumluId}
          onChange={(SorumluId) => yaz({ SorumluId })}
          options={kisiler}
        />
        <TextAreaField
          label="Açıklama"
          value={yazilan.Aciklama}
          onChange={(Aciklama) => setYazilan((y) => ({ ...y, Aciklama }))}
          rows={4}
          maxLength={4000}
        />
        {adim.Tur === 'adim' && (
          <CheckField label="Tamamlandı" value={adim.Tamamlandi} onChange={(Tamamlandi) => yaz({ Tamamlandi })} />
        )}
        {adim.Sonraki.length > 0 && (
          <PlainList gap={8} aria-label="Sonraki adımlar">
            {adim.Sonraki.map((s) => (
              <Yol
                key={s.AkisId}
                etiket={s.Etiket}
                hedef={adi(s.AkisId)}
                onEtiket={(etiket) => onDegis(bagla(adimlar, adim.Id, s.AkisId, etiket.trim()))}
                onKopar={() => onDegis(bagiKopar(adimlar, adim.Id, s.AkisId))}
              />
            ))}
          </PlainList>
        )}
        {ilerler && (
          <SelectField
            label="Yol ekle"
            value={null}
            placeholder="Hangi adıma?"
            nothingFound="Bağlanacak başka adım yok."
            onChange={(hedef) => hedef !== null && onDegis(bagla(adimlar, adim.Id, hedef, ''))}
            options={secilebilen}
          />
        )}
      </Stack>
    </Panel>
  );
}
