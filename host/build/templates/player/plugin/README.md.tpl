# {{id}} · {{title}}

Films and documents that the teachers of a school watch and read.

- **Audience:** teachers.
- **Data it owns:** `{{id}}.shown`, by school, behind row-level security; the files are core's.
- **Permission codes:** `{{id}}_tea`.
- **Needs:** `media`, whose viewers show each kind of file.
- **Deliberately absent:** uploads (see `DropZone` in the kit of media), marks of what was watched.
