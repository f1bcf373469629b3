-- How often a student has played the recording of an item is counted from here when a sitting is opened at another device.
create index sitting_event_played on exam.sitting_event (school_id, sitting_id) where kind = 'played';
