import { CityWords } from 'edutech/core/ui/words/CityWords';

/** Who shared a thing, and their school: names that the city has written. */
export const Whose = ({ owner, school }: { readonly owner: string; readonly school: string }) => (
  <>
    <CityWords>{owner}</CityWords>
    {school && (
      <>
        {' · '}
        <CityWords>{school}</CityWords>
      </>
    )}
  </>
);
