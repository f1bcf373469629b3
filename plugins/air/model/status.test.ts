import { describe, expect, it } from 'vitest';
import { viewStateOf, viewerOf } from './status';

describe('the state of a resource', () => {
  it('is viewable when it is ready', () => expect(viewStateOf({ status: 1, officeOnlineUrl: '' })).toBe('viewable'));
  it('is viewable through an office preview whatever its status', () =>
    expect(viewStateOf({ status: 3, officeOnlineUrl: 'https://office.example/x' })).toBe('viewable'));
  it('is converting at 3', () => expect(viewStateOf({ status: 3, officeOnlineUrl: '' })).toBe('converting'));
  it('is failed at anything else', () => expect(viewStateOf({ status: 4, officeOnlineUrl: '' })).toBe('failed'));
  it('has a viewer by extension, in any case', () => {
    expect(viewerOf('MP4')).toBe('video');
    expect(viewerOf('exe')).toBe('other');
  });
});
