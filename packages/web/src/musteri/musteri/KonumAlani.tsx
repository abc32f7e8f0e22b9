import { konumOku, konumYaz } from '@masabasi/core/musteri/musteri/rules';
import { useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';

interface Konum {
  readonly Enlem: number | null;
  readonly Boylam: number | null;
}

export interface KonumAlaniProps {
  readonly konum: Konum;
  readonly error: string | false | undefined;
  readonly onChange: (konum: Konum) => void;
}
const YOK: Konum = { Enlem: null, Boylam: null };
/** An invalid text becomes half a place, which no card may have, so it is refused. */
const YARIM: Konum = { Enlem: 0, Boylam: null };

/** Coordinates, pasted as map programs write them: `41.015137, 28.979530`. */
export function KonumAlani({ konum, error, onChange }: KonumAlaniProps) {
  const [yazilan, setYazilan] = useState<string | null>(null);
  const yanlis = yazilan !== null && yazilan.trim() !== '' && konumOku(yazilan) === null;
  return (
    <TextField
      label="Konum"
      description="Haritadan kopyaladığınız enlem ve boylam: 41.015137, 28.979530"
      maxLength={60}
      value={yazilan ?? konumYaz(konum)}
      error={yanlis ? 'Enlem ve boylamı virgülle ayırarak yazınız: 41.015137, 28.979530' : error}
      onChange={(yazi) => {
        setYazilan(yazi);
        onChange(yazi.trim() === '' ? YOK : (konumOku(yazi) ?? YARIM));
      }}
    />
  );
}
